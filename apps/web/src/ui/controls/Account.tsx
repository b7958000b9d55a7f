import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Reader } from "../../site/reader.ts";

/** Signing in, and out for a reader who has signed in with the form; nothing on a site that is open to all. */
export function Account({ reader: { name, by, maySignIn } }: { readonly reader: Reader }): ReactElement | null {
	if (by === "cookie")
		return (
			<form method="post" action={links.signOut()}>
				<button className="button plain" title={`Signed in with the token ${name}`}>
					Sign out
				</button>
			</form>
		);
	if (maySignIn !== true) return null;
	return (
		<a className="button plain" href={links.signIn()}>
			Sign in
		</a>
	);
}
