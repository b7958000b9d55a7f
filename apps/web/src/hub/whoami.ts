import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Reader } from "../site/reader.ts";
import { HubError } from "./errors.ts";

/** Who a client is: the name of its token, and the owners whose models it opens as organisations. */
export async function sendWhoami(context: Context, { name, owners, by, maySignIn }: Reader): Promise<Response> {
	if (name === undefined) throw new HubError(maySignIn === true ? "no-token" : "no-accounts", "");
	return context.json({
		type: "user",
		id: createHash("sha256").update(name).digest("hex").slice(0, 24),
		name,
		fullname: name,
		isPro: false,
		canPay: false,
		orgs: owners === "*" ? [] : owners.map((owner) => ({ type: "org", name: owner, fullname: owner })),
		auth:
			by === "proxy" ? { type: "proxy" } : { type: "access_token", accessToken: { displayName: name, role: "read" } },
	});
}
