#!/bin/sh
# Uploads a build to an object store with the AWS command line: S3, or a compatible store with AWS_ENDPOINT_URL.
#   tools/deploy/upload.sh <build> s3://<bucket>
#
# Assets first and pages last, and nothing is deleted: a page never names a file that is not there, and a tab that was
# open before still finds its files. The content delivery network in front adds the other headers of
# the file _headers. Its origin is the website endpoint of the bucket, with index.html as the index document and 404.html
# as the error document.
set -eu

build=${1:?folder of the build}
bucket=${2:?address of the bucket, s3://name}

put() {
  aws s3 cp "$build" "$bucket" --recursive --exclude '*' "$@"
}

put --include 'assets/*' --cache-control 'public, max-age=31536000, immutable'
revalidated='public, max-age=0, must-revalidate'
put --include '*' --exclude 'assets/*' --exclude '*.html' --exclude _headers --cache-control "$revalidated"
put --include '*.html' --cache-control "$revalidated"
