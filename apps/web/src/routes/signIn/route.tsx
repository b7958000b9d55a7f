import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { located } from "../../base/basePath.ts";
import { links } from "../../base/links.ts";
import { SignInPage } from "../../errors/SignInPage.tsx";
import { originOf } from "../../http/origin.ts";
import { isOwnForm } from "../../http/sameSite.ts";
import { deleteTokenCookie, setTokenCookie } from "../../http/tokenCookie.ts";
import type { AccessRefusal } from "../../site/access.ts";
import type { Route, Setup, SiteOf } from "../../site/site.ts";

/** Bytes of the largest form. */
const LARGEST = 16_384;

/** `/sign-in`, whose form keeps a token in a cookie, and `/sign-out`. Not found while the site is open to all. */
export const signIn: Route = (app, siteOf, setup) => {
	const { access, config } = setup;
	app.get("/sign-in", (context) =>
		access.isOn ? page(siteOf, context, nextOf(context.req.query("next"))) : context.notFound(),
	);
	const limit = bodyLimit({ maxSize: LARGEST, onError: (context) => context.text("The form is too long.", 413) });
	app.post("/sign-in", limit, (context) => (access.isOn ? send(siteOf, setup, context) : context.notFound()));
	app.post("/sign-out", async (context) => {
		if (!isOwnForm(context, originOf(context, config))) return foreign(context);
		deleteTokenCookie(context);
		context.header("Clear-Site-Data", '"cache"');
		return context.redirect(links.home(), 303);
	});
};

/** Checks the token of a form; the cookie is all that is kept of it. */
async function send(siteOf: SiteOf, { access, config }: Setup, context: Context): Promise<Response> {
	const origin = originOf(context, config);
	if (!isOwnForm(context, origin)) return foreign(context);
	const { token, next } = await context.req.parseBody();
	const secret = typeof token === "string" ? token.trim() : "";
	const tried = access.tryToken(context, secret);
	const address = nextOf(next);
	if ("refusal" in tried) return page(siteOf, context, address, tried.refusal);
	setTokenCookie(context, secret, origin, tried.expiresAt);
	return context.redirect(address, 303);
}

async function page(siteOf: SiteOf, context: Context, next: string, refusal?: AccessRefusal): Promise<Response> {
	const site = siteOf(context);
	if (refusal?.retryAfter !== undefined) context.header("Retry-After", String(refusal.retryAfter));
	const answer = await site.page(context, {
		title: "Sign in",
		description: "Sign in with a token to see models that are not public.",
		...(refusal && { status: refusal.status }),
		body: (
			<SignInPage
				next={next}
				problem={refusal && problemOf(refusal)}
				hasTokens={site.reader.name === undefined ? (site.reader.maySignIn ?? false) : true}
			/>
		),
	});
	answer.headers.set("Cache-Control", "no-store");
	return answer;
}

/** What a person reads: the words for an unknown token are those that hub clients expect. */
const problemOf = ({ isUnknown, message }: AccessRefusal): string =>
	isUnknown ? "This token is unknown. Check that you copied all of it." : message;

const foreign = (context: Context): Response => context.text("This form was not sent from a page of this site.\n", 403);

/** A form's address to continue at, if it is one of this site; else the first page. */
function nextOf(next: unknown): string {
	const [path, here] = [typeof next === "string" ? next : "", "http://here.invalid"];
	const url = /^\/(?![/\\])/.test(path) ? URL.parse(path, here) : null;
	return url?.origin === here ? url.pathname + url.search : located("/");
}
