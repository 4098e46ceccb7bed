#!/bin/sh
# Builds an image where there is no Docker and no registry: the packages of Debian, this machine's Node and the folder
# of assemble.mjs. It needs root, buildah and mmdebstrap: sh cli/deploy/build-image.sh FOLDER NAME
set -eu
folder=${1:?FOLDER, as assemble.mjs made it}
name=${2:?NAME of the image}
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mmdebstrap --quiet --variant=extract --include=base-files,netbase,tzdata,libc6,libgcc-s1,libstdc++6,libssl3 \
  bookworm "$root/image" http://deb.debian.org/debian
rm -rf "$root/image/usr/share/doc" "$root/image/usr/share/man" "$root/image/usr/share/locale"
mkdir -p "$root/image/nodejs/bin" "$root/image/etc/ssl/certs" "$root/image/data"
cp "$(readlink -f "$(command -v node)")" "$root/image/nodejs/bin/node"
cp /etc/ssl/certs/ca-certificates.crt "$root/image/etc/ssl/certs/"
chown 65532:65532 "$root/image/data"
container=$(buildah from scratch)
buildah copy --quiet "$container" "$root/image" /
buildah copy --quiet "$container" "$folder" /fettle
buildah config --user 65532:65532 --workingdir /data --volume /data --port 3000 --stop-signal SIGTERM \
  --env NODE_ENV=production --env DATABASE_URL=sqlite:/data/fettle.db --env MALLOC_MMAP_THRESHOLD_=65536 \
  --entrypoint '["/nodejs/bin/node", "/fettle/dist/cli/main.cjs"]' --cmd serve "$container"
# What is in it must run by itself before it is an image.
buildah run --isolation chroot "$container" -- /nodejs/bin/node /fettle/dist/cli/main.cjs --version
buildah commit --quiet --rm "$container" "$name"
buildah images "$name"
