#!/usr/bin/env bash
# Packages the documents, with their pictures and examples: dist/launchgen-documents-VERSION.tar.gz, which
# unpacks beside what the other archives have.
cd "$(dirname "$0")/.."
source Packaging/common.sh
name=launchgen-documents-$(Packaging/version.sh)
stage=.build/documents
documents=$stage/$name/share/doc/launchgen

# Prints the relative links of a Markdown file, without those in its code blocks.
links() {
  awk '/^```/ { fenced = !fenced } !fenced' "$1" \
    | { grep -oE '\]\([^)]+\)|(src|href)="[^"]+"|^\[[^]]+\]: +[^ ]+' || true; } \
    | sed -E -e 's/^\]\(([^ )]+).*/\1/' -e 's/^(src|href)="(.*)"$/\2/' -e 's/^\[[^]]+\]: +//' \
    | { grep -vE '^([a-z]+:|#)' || true; } \
    | sed 's/#.*//'
}

# Copies a document, and what its links lead to: all of them resolve where they are installed.
copy_document() {
  local path=$1 link folder target
  if [ -e "$documents/$path" ]; then return; fi
  mkdir -p "$documents/$(dirname "$path")"
  install -m 644 "$path" "$documents/$path"
  case $path in
    *.md) ;;
    *) return ;;
  esac
  links "$path" | while IFS= read -r link; do
    [ -f "$(dirname "$path")/$link" ] || fail "$path: links to $link, which is no file"
    folder=$(cd "$(dirname "$path")/$(dirname "$link")" && pwd -P)/
    target=${folder#"$(pwd -P)/"}$(basename "$link")
    [ -f "$target" ] || fail "$path: links to $link, which is not in the project"
    copy_document "$target"
  done
}

rm -rf "$stage"
mkdir -p dist
for document in README.md CHANGELOG.md LICENSE Documentation/*.md; do
  copy_document "$document"
done
reproducible_tar "$stage" "$name" | gzip -n -9 > "dist/$name.tar.gz"
checksum "$name.tar.gz"
