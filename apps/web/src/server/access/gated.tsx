import type { FilesGated } from "@vitrine/store";
import type { Context } from "hono";
import { GatedPage } from "../../errors/GatedPage.tsx";
import type { Site } from "../../site/site.ts";
import { isForPrograms } from "../programs.ts";

/** Answers 403 for the files of a gated model: a page, or JSON on the routes of programs. */
export async function sendGated(context: Context, site: Site, { model, message }: FilesGated): Promise<Response> {
	if (!isForPrograms(context.req.path))
		return site.page(context, {
			title: "These files are gated",
			description: message,
			status: 403,
			body: <GatedPage model={model} maySignIn={site.reader.maySignIn ?? false} />,
		});
	context.header("X-Error-Code", "GatedRepo");
	context.header("X-Error-Message", message);
	return context.json({ error: message }, 403);
}
