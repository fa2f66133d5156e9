# Launch images for GNU make 3.81 or later. Set two variables, then include this file:
#
#   LAUNCH_ARTWORK  the artwork
#   LAUNCH_IMAGES   the folder for the images; make allows no spaces in it
#
# and, if need be, LAUNCHGEN_OPTIONS (further options of `launchgen build`) and LAUNCHGEN (the command).
# The targets are launch-images and clean-launch-images. An app depends on $(LAUNCH_IMAGES_STAMP),
# which is newer than every image.

LAUNCHGEN ?= launchgen
LAUNCHGEN_OPTIONS ?=

ifeq ($(strip $(LAUNCH_ARTWORK)),)
$(error LAUNCH_ARTWORK is not set: name the artwork before including launchgen.mk)
endif
ifneq ($(words $(LAUNCH_IMAGES)),1)
$(error LAUNCH_IMAGES is '$(LAUNCH_IMAGES)': name a folder, without spaces, before including launchgen.mk)
endif

LAUNCH_IMAGES_STAMP := $(LAUNCH_IMAGES)/.launchgen-stamp
launchgen_depfile := $(LAUNCH_IMAGES)/.launchgen-depfile
launchgen_used := $(LAUNCH_IMAGES)/.launchgen-command
launchgen_command := $(LAUNCHGEN) build '$(subst ','\'',$(LAUNCH_ARTWORK))' \
  --output '$(LAUNCH_IMAGES)' $(LAUNCHGEN_OPTIONS)

# The stamp lists what was made, so that a file that somebody has deleted is made again.
launchgen_files := $(shell cat '$(LAUNCH_IMAGES_STAMP)' 2> /dev/null)
launchgen_missing := $(filter-out $(wildcard $(launchgen_files)),$(launchgen_files))
# So are all after a change of the variables.
ifneq ($(strip $(shell cat '$(launchgen_used)' 2> /dev/null)),$(strip $(launchgen_command)))
launchgen_missing += launchgen-changed
endif

.PHONY: launch-images clean-launch-images launchgen-changed

launch-images: $(LAUNCH_IMAGES_STAMP)

# What the images depend on is in the dependency file: the artwork, and an Info.plist if options name
# one. Files that would not change keep their time, so only the stamp says when launchgen has run.
$(LAUNCH_IMAGES_STAMP): $(launchgen_missing)
	@$(launchgen_command) --depfile '$(launchgen_depfile)' --depfile-target '$@'
	@printf '%s\n' '$(subst ','\'',$(launchgen_command))' > '$(launchgen_used)'
# The build has printed all warnings: the list repeats them only if it fails.
	@$(launchgen_command) --list-outputs paths > '$@' 2> /dev/null \
	  || { rm -f '$@'; $(launchgen_command) --list-outputs paths > /dev/null; exit 1; }

$(launchgen_files): ;

clean-launch-images:
	rm -f $(launchgen_files) '$(LAUNCH_IMAGES)/.launchgen-record' '$(launchgen_depfile)' \
	  '$(launchgen_used)' '$(LAUNCH_IMAGES_STAMP)'
	@rmdir '$(LAUNCH_IMAGES)' 2> /dev/null || true

-include $(launchgen_depfile)
