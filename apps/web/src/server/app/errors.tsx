import type { IncomingMessage } from "node:http";
import { IndexError } from "@vitrine/search";
import { FilesGated, FilesUnavailable } from "@vitrine/store";
import type { Context, Hono } from "hono";
import { ErrorPage } from "../../errors/ErrorPage.tsx";
import { notFoundPage } from "../../errors/notFound.tsx";
import type { SiteOf } from "../../site/site.ts";
import type { Log } from "../log/log.ts";
import type { Measures } from "../metrics/measures.ts";
import { sendGated } from "../access/gated.tsx";
import { requestIdOf } from "../request/requestId.ts";
import { serverProblem } from "../../service/http/problemAnswer.ts";
import { isForPrograms, isOfApi } from "../programs.ts";
import { unavailable } from "./unavailable.tsx";

/** Answers for an unknown address, for an index that does not answer, and for our own errors, which are logged and not shown. */
export function answerErrors(app: Hono, siteOf: SiteOf, log: Log, measures?: Measures): void {
	app.notFound(async (context) => {
		const site = siteOf(context);
		return site.page(context, await notFoundPage(site, context.req.path));
	});
	app.onError((error, context) => {
		if (isAbandoned(context, error)) return new Response(null, { status: ABANDONED });
		if (error instanceof FilesGated) return sendGated(context, siteOf(context), error);
		measures?.failed(error instanceof IndexError ? "index" : "page");
		if (error instanceof IndexError) return unavailable(context, siteOf(context));
		if (error instanceof FilesUnavailable) return unavailable(context, siteOf(context), NO_FILES);
		log.error(`${context.req.method} ${context.req.path}`, { id: requestIdOf(context), error });
		return failed(context, siteOf);
	});
}

/** The status, for logs alone, of a request whose client has left. */
const ABANDONED = 499;

/** Whether the client left before all of its request had arrived: that is no error of ours, and anyone can cause it. */
const isAbandoned = (context: Context, error: Error): boolean => incomingOf(context)?.errored === error;

const incomingOf = ({ env }: Context): IncomingMessage | undefined =>
	(env as { readonly incoming?: IncomingMessage } | undefined)?.incoming;

const NO_FILES =
	"The files of this model cannot be read at the moment: their folder or disk does not answer. Try again later.";

async function failed(context: Context, siteOf: SiteOf): Promise<Response> {
	const { pathname, search } = new URL(context.req.url);
	if (isForPrograms(pathname)) {
		const message = `The server failed to answer; its log has the reason. ${requestLine(context)}`;
		if (isOfApi(pathname)) return serverProblem(context, 500, message);
		context.header("X-Error-Message", message);
		return context.json({ error: message }, 500);
	}
	try {
		return await siteOf(context).page(context, {
			title: "Something went wrong",
			description: "The page could not be rendered.",
			status: 500,
			body: <ErrorPage address={pathname + search} request={requestIdOf(context)} />,
		});
	} catch {
		return context.text(`The site cannot read its index. See its log for the reason. ${requestLine(context)}`, 500);
	}
}

const requestLine = (context: Context): string => `Request ${requestIdOf(context)}.`;
