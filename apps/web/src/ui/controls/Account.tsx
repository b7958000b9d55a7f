import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Reader } from "../../site/reader.ts";
import { Isolated } from "../text/Isolated.tsx";

/** Who has signed in, and signing in and out; nothing on a site that is open to all. */
export function Account({
	reader: { name, by, maySignIn, isShutOut },
}: {
	readonly reader: Reader;
}): ReactElement | null {
	if (name !== undefined)
		return (
			<li className="account">
				Signed in as <Isolated text={name} />
				{by === "cookie" && (
					<form method="post" action={links.signOut()}>
						<button className="button plain">Sign out</button>
					</form>
				)}
			</li>
		);
	if (maySignIn !== true || isShutOut === true) return null;
	return (
		<li>
			<a href={links.signIn()}>Sign in</a>
		</li>
	);
}
