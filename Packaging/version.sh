#!/usr/bin/env bash
# Prints the version of launchgen that these sources are.
cd "$(dirname "$0")/.."
source Packaging/common.sh
sed -nE 's/^let version = "(.*)"$/\1/p' Sources/launchgen/Version.swift
