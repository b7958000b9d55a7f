import type { ReactElement } from "react";
import { links } from "../base/links.ts";
import { Heading } from "../ui/page/Heading.tsx";

interface SignInProps {
	/** The address to continue at. */
	readonly next: string;
	/** Why the last token was refused. */
	readonly problem?: string | undefined;
	/** Whether the server has tokens; else only a proxy in front of it signs readers in. */
	readonly hasTokens: boolean;
}

/** The form to sign in with a token. It works without JavaScript. */
export function SignInPage({ next, problem, hasTokens }: SignInProps): ReactElement {
	return (
		<div className="plain-page sign-in">
			<Heading level={1}>Sign in</Heading>
			{problem !== undefined && (
				<p role="alert" id="sign-in-problem" className="notice warning">
					{problem}
				</p>
			)}
			{hasTokens ? (
				<Form next={next} hasProblem={problem !== undefined} />
			) : (
				<p>Readers sign in at the proxy in front of this site. Open the site through that proxy.</p>
			)}
		</div>
	);
}

function Form({ next, hasProblem }: { readonly next: string; readonly hasProblem: boolean }): ReactElement {
	return (
		<form method="post" action={links.signIn()}>
			<input type="hidden" name="next" value={next} />
			<label className="field">
				<span>Token</span>
				<input
					name="token"
					type="password"
					required
					autoComplete="current-password"
					spellCheck={false}
					aria-describedby={hasProblem ? "sign-in-problem sign-in-help" : "sign-in-help"}
					aria-invalid={hasProblem || undefined}
				/>
			</label>
			<p id="sign-in-help" className="muted">
				The operator of this site creates tokens. It is the same token that <code>hf auth login</code> asks for.
			</p>
			<button type="submit" className="button strong">
				Sign in
			</button>
		</form>
	);
}
