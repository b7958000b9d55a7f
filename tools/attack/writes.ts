/** Requests with which clients of a hub write, each of which this server refuses. */
export const OTHER_WRITES: readonly (readonly [method: string, path: string])[] = [
	["POST", "/api/repos/create"],
	["DELETE", "/api/repos/delete"],
	["POST", "/api/repos/move"],
	["POST", "/api/validate-yaml"],
	["POST", "/api/collections"],
	["PUT", "/api/v1/models/hostile/text-0"],
	["DELETE", "/api/v1/models/hostile/text-0"],
	["PATCH", "/models/hostile/text-0"],
	["DELETE", "/mcp"],
	["PUT", "/v2/hostile/text-0/manifests/latest"],
];

export const MODEL_WRITES: readonly (readonly [method: string, path: (name: string) => string])[] = [
	["POST", (name) => `/api/models/hostile/${name}/commit/main`],
	["POST", (name) => `/api/models/hostile/${name}/preupload/main`],
	["POST", (name) => `/api/models/hostile/text-0/branch/${name}`],
	["DELETE", (name) => `/api/models/hostile/text-0/tag/${name}`],
	["POST", (name) => `/hostile/${name}.git/info/lfs/objects/batch`],
	["PUT", (name) => `/api/models/${name}/settings`],
	["PUT", (name) => `/hostile/text-0/resolve/main/${name}`],
	["POST", (name) => `/v2/hostile/${name}/blobs/uploads/`],
	["POST", (name) => `/api/models/hostile/text-0/paths-info/${name}`],
	["POST", (name) => `/sign-in?next=${name}`],
];
