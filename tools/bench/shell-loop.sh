#!/usr/bin/env bash
# What a user would otherwise paste into a workflow: the same calls as the action makes, with curl and jq.
# Input: BASE_URL, API_KEY, DOMAIN, FOLDER, GITHUB_OUTPUT.
set -euo pipefail
authorization="Authorization: Bearer $API_KEY"
jobs="$BASE_URL/v1/static-export/jobs"

job=$(curl -sf -X POST -H "$authorization" -H 'Content-Type: application/json' -d "{\"domain\":\"$DOMAIN\"}" "$jobs" | jq -r .jobId)
for _ in $(seq 60); do
  answer=$(curl -sf -H "$authorization" "$jobs/$job")
  status=$(jq -r .status <<<"$answer")
  if [ "$status" = completed ]; then break; fi
  if [ "$status" = failed ]; then exit 1; fi
  sleep 10
done
pages=$(jq -r .pageCount <<<"$answer")
bundle=$(curl -sf -X POST -H "$authorization" "$jobs/$job/bundle")
url=$(jq -r .bundleUrl <<<"$bundle")
mkdir -p "$FOLDER"
curl -sf -o "$FOLDER/static-export.tar.gz" "$url"
{
  echo "job-id=$job"
  echo "page-count=$pages"
  echo "bundle-url=$url"
  echo "expires-at=$(jq -r .expiresAt <<<"$bundle")"
  echo "bundle-sha256=$(sha256sum "$FOLDER/static-export.tar.gz" | cut -d' ' -f1)"
} >>"$GITHUB_OUTPUT"
