import type { Context } from "hono";
import { ApiProblem } from "../../api/problem.ts";
import { located } from "../../base/basePath.ts";
import { SignInPage } from "../../errors/SignInPage.tsx";
import { names } from "../../http/accept.ts";
import { isOllama } from "../../http/ollama.ts";
import { sendProblem } from "../../service/http/problemAnswer.ts";
import type { AccessRefusal } from "../../site/access.ts";
import type { SiteOf } from "../../site/site.ts";
import { isForPrograms, isOfApi } from "../programs.ts";
import type { Refuse } from "./guard.ts";

/** Answers with the page to sign in, or, for programs, with the reason in JSON and in the header that clients print. */
export const refuseWith =
	(siteOf: SiteOf): Refuse =>
	async (context, refusal) => {
		const { message, retryAfter, status } = isOllama(context) ? forOllama(refusal) : refusal;
		if (status === 401) context.header("WWW-Authenticate", 'Bearer realm="Vitrine"');
		if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
		if (takesPages(context)) return signInPage(context, siteOf, refusal);
		context.header("X-Error-Message", message.replace(/[^\x20-\x7e]/g, "?"));
		if (isOfApi(context.req.path)) return problemOf(context, refusal);
		return context.json({ error: message }, status);
	};

/** The refusal of a request of Ollama, which prints the words of 403. */
const forOllama = (refusal: AccessRefusal): Omit<AccessRefusal, "status"> & { readonly status: 403 | 429 } =>
	refusal.status === 429
		? { ...refusal, status: 429 }
		: { ...refusal, status: 403, message: `${refusal.message} ${NO_TOKEN}` };

const NO_TOKEN = "Ollama sends none: use hf download, then ollama create.";

/** The reason as the API states it, with the headers that are set. */
function problemOf(context: Context, { status, message }: AccessRefusal): Response {
	const answer = sendProblem(context, new ApiProblem(status, CODES[status], message));
	return context.newResponse(answer.body, status, Object.fromEntries(answer.headers));
}

const CODES = { 401: "token-needed", 429: "too-many-requests" } as const;

/** Whether a browser shows the answer to a person. */
function takesPages(context: Context): boolean {
	const { pathname } = new URL(context.req.url);
	return !isForPrograms(pathname) && names(context, "text/html");
}

async function signInPage(context: Context, siteOf: SiteOf, { message, status }: AccessRefusal): Promise<Response> {
	const { pathname, search } = new URL(context.req.url);
	const { reader } = context.var;
	const page = await siteOf(context).page(context, {
		title: "Sign in",
		description: "This site requires a token.",
		status,
		body: (
			<SignInPage
				next={located(pathname + search)}
				problem={reader.refused ?? (context.req.header("Authorization") === undefined ? undefined : message)}
				hasTokens={reader.maySignIn ?? false}
			/>
		),
	});
	page.headers.set("Cache-Control", "no-store");
	return page;
}
