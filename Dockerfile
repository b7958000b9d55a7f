# Two stages: one builds the site, the other serves it without npm, Vite or the packages of tests.
#
# Both bases are arguments, so that a build can pin them by digest:
#
#   docker build -t vitrine:0.1.0 \
#     --build-arg BUILD_IMAGE=node:24-bookworm-slim@sha256:… \
#     --build-arg BASE_IMAGE=debian:bookworm-slim@sha256:… .
#
# docs/operation.md says how to look a digest up. The tags below are defaults, and tags move.
ARG BUILD_IMAGE=node:24-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /vitrine
COPY . .
# The dependencies of the root package are only for the build. The stamp is newer than the sources, so the image is never
# built again when it starts.
RUN npm ci --no-audit --no-fund \
	&& npm run build \
	&& npm pkg delete dependencies devDependencies \
	&& npm prune --omit=dev --no-audit --no-fund \
	&& chmod -R a+rX,go-w . \
	&& touch apps/web/dist/.stamp

FROM ${BASE_IMAGE}
# The pinned Node, a glibc build, needs libatomic.
RUN apt-get update \
	&& apt-get install -y --no-install-recommends libatomic1 libstdc++6 \
	&& rm -rf /var/lib/apt/lists/* /var/log/apt /var/log/*.log /var/cache/apt/*.bin /var/cache/ldconfig/aux-cache \
	&& install -d -o 10001 -g 10001 -m 0750 /data
WORKDIR /vitrine
# Owned by root, so that the account that serves cannot change the code.
COPY --from=build --chown=0:0 /vitrine .
RUN ln -s /vitrine/node_modules/node-linux-*/bin/node /usr/local/bin/node
# Only /data is written; /tmp is used if it is there.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 VITRINE_DATA=/data
# Memory that was freed goes back to the system: see scripts/pinned-node.mjs.
ENV MALLOC_ARENA_MAX=4 MALLOC_MMAP_THRESHOLD_=1048576
USER 10001:10001
VOLUME /data
EXPOSE 3000
ENTRYPOINT ["node", "apps/cli/bin/vitrine.mjs"]
CMD ["serve"]
