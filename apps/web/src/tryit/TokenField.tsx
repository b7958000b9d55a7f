import { type ReactElement, useLayoutEffect, useRef } from "react";
import type { WantedToken } from "../trial/view.ts";
import { keptToken } from "./tokens.ts";

interface TokenFieldProps {
	readonly wanted: WantedToken;
	/** The name of the provider or endpoint. */
	readonly label: string;
}

/** The reader's token. React never has it, so it is never in the HTML; the field has no name, so no form sends it. */
export function TokenField({ wanted: { scope, kind }, label }: TokenFieldProps): ReactElement {
	const field = useRef<HTMLInputElement>(null);
	// Before the field is shown: later, it could clear what the reader has typed.
	useLayoutEffect(() => {
		if (field.current) field.current.value = keptToken(scope, kind);
	}, [scope, kind]);
	return (
		<div className="option">
			<label htmlFor="trial-token">{WORDS[kind](label)}</label>
			<input
				id="trial-token"
				ref={field}
				type="password"
				autoComplete="off"
				spellCheck={false}
				aria-describedby="trial-token-note"
			/>
			<p id="trial-token-note" className="trial-note">
				Stored in this tab until you close it. Your browser sends it with the call, never to this site.
			</p>
		</div>
	);
}

const WORDS: Readonly<Record<WantedToken["kind"], (label: string) => string>> = {
	hub: () => "Your hub token (hf_…)",
	own: (label) => `Your key for ${label}`,
	either: (label) => `Your hub token (hf_…), or your key for ${label}`,
};
