import type { ReactElement } from "react";
import { Icon } from "../../../ui/marks/Icon.tsx";
import type { Access } from "../../../facts/facts.ts";

/** Says that the files are not for everybody, or for nobody; asking for access is told elsewhere. */
export function Closed({ access }: { readonly access: Access }): ReactElement | null {
	if (access !== "private" && access !== "disabled") return null;
	const [word, rest] = WORDS[access];
	return (
		<p className="gate closed">
			<Icon name={access === "private" ? "lock" : "warning"} />
			<span>
				<b>{word}</b> {rest}
			</span>
		</p>
	);
}

const WORDS = {
	private: ["Private.", "Its owner decides who may read the files: the code needs a token of an account that may."],
	disabled: ["Disabled.", "Its hub hands the files out no more: code that loads them from there will fail."],
} as const;
