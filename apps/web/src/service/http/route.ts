import { nearest } from "@vitrine/catalogue";
import type { Context, Hono } from "hono";
import { openApi } from "../../api/openapi.ts";
import { API, type Operation } from "../../api/operation.ts";
import { OPERATIONS, type OperationId } from "../../api/operations/index.ts";
import { ApiProblem } from "../../api/problem.ts";
import { BASE_PATH } from "../../base/basePath.ts";
import { checks } from "../../data/checks.ts";
import { originOf } from "../../http/origin.ts";
import type { Config } from "../../site/config.ts";
import type { Route, Site } from "../../site/site.ts";
import { acceptedType } from "./accepted.ts";
import { apiMethodsAt, READING } from "./methods.ts";
import { answerOperation } from "./answer.ts";
import { sendProblem } from "./problemAnswer.ts";
import { sendAnswer } from "./send.ts";

type Known = Operation & { readonly id: OperationId };

/** `/api/v1`: the API of this site, described by itself at `/api/v1/openapi.json`. */
export const api: Route = (app, siteOf, { config }) => {
	described(app, API, config, indexOf);
	described(app, `${API}/openapi.json`, config, (context) =>
		openApi({ version: config.version, url: originOf(context, config) + BASE_PATH }),
	);
	for (const [path, all] of Map.groupBy<string, Known>(OPERATIONS, (operation) => operation.path))
		app.all(patternOf(path), (context) => answered(context, () => answerFirst(context, all, siteOf(context))));
	app.all(`${API}/*`, (context) => answered(context, () => unknownPath(context)));
};

/** `/tasks/{id}` as Hono writes it. */
const patternOf = (path: string): string => API + path.replaceAll(/\{(\w+)\}/g, ":$1");

/** An address that answers with JSON which depends only on where it is asked. */
function described(app: Hono, path: string, config: Config, make: (context: Context, config: Config) => object): void {
	app.all(path, (context) =>
		answered(context, async () => {
			only(context);
			acceptedType(context, ["application/json"]);
			return sendAnswer(context, "application/json", JSON.stringify(make(context, config)));
		}),
	);
}

function indexOf(context: Context, config: Config): object {
	const base = originOf(context, config) + BASE_PATH;
	return {
		name: "Vitrine",
		version: config.version,
		description: `${base}${API}/openapi.json`,
		reference: `${base}/docs/api`,
		agents: `${base}/mcp`,
		operations: OPERATIONS.map(({ id, method, path, summary }) => ({ id, method, path: API + path, summary })),
	};
}

async function answerFirst(context: Context, all: readonly Known[], site: Site): Promise<Response> {
	const method = only(context);
	const operation = all.find((one) => one.method.toUpperCase() === method);
	if (operation === undefined) return unknownPath(context);
	const { store, config } = site;
	return answerOperation(context, operation, { store, config, report: checks(), origin: originOf(context, config) });
}

/** The method of a request, GET for HEAD. Throws ApiProblem for one that the address does not answer. */
function only(context: Context): string {
	const { method, path } = context.req;
	const allowed = apiMethodsAt(path) ?? READING;
	if (allowed.includes(method)) return method === "HEAD" ? "GET" : method;
	const message = `${method} is not supported here; use ${allowed.join(", ")}.`;
	throw new ApiProblem(405, "method-not-allowed", message, { allowed }, { Allow: allowed.join(", ") });
}

function unknownPath(context: Context): Promise<Response> {
	const path = context.req.path.slice(API.length, API.length + 200);
	const near = nearest([...OPERATIONS.map((operation) => operation.path), "/openapi.json"], path);
	const message = `There is no endpoint ${JSON.stringify(API + path)}. See ${API}/openapi.json.`;
	return Promise.reject(new ApiProblem(404, "unknown-path", message, { nearest: near.map((one) => API + one) }));
}

/** Answers, or sends the problem. An error that the request did not cause is rethrown. */
async function answered(context: Context, answer: () => Promise<Response>): Promise<Response> {
	try {
		return await answer();
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error;
		return sendProblem(context, error);
	}
}
