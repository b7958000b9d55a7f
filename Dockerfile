# Builds the site, then keeps only what serving needs. Debian, because the pinned Node is a glibc build.
FROM node:24-bookworm-slim AS build
WORKDIR /vitrine
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
# A container is reached from outside itself: HOST opens the server to whatever its port is published to.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 VITRINE_DATA=/data
WORKDIR /vitrine
COPY --from=build --chown=node:node /vitrine .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
ENTRYPOINT ["node", "apps/cli/bin/vitrine.mjs"]
CMD ["serve"]
