import { type ReactElement, useEffect, useRef } from "react";
import type { WantedToken } from "../trial/view.ts";
import { keptToken } from "./tokens.ts";

interface TokenFieldProps {
	readonly wanted: WantedToken;
	/** Who is asked. */
	readonly label: string;
}

/** The reader's token. React never holds it: what React holds, it writes into the markup. The field has no name, so that no form sends it. */
export function TokenField({ wanted: { scope, kind }, label }: TokenFieldProps): ReactElement {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
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
				Kept in this tab until you close it. It goes from your browser to whom you call, and never to this site.
			</p>
		</div>
	);
}

const WORDS: Readonly<Record<WantedToken["kind"], (label: string) => string>> = {
	hub: () => "Your hub token (hf_…)",
	own: (label) => `Your key for ${label}`,
	either: (label) => `Your hub token (hf_…), or your key for ${label}`,
};
