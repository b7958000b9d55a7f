import type { ReactElement } from "react";
import { Icon } from "../marks/Icon.tsx";
import { Isolated } from "./Isolated.tsx";

/** A sentence about the words of a search, and links that go with it. */
interface ReadNote {
	readonly text: string;
	readonly ways: readonly { readonly label: string; readonly href: string }[];
}

/** What was left out of the words, and what else they ask for. */
export function ReadNotes({ notes }: { readonly notes: readonly ReadNote[] }): ReactElement {
	return (
		<>
			{notes.map(({ text, ways }) => (
				<p key={text} className="notice">
					<Icon name="info" />
					<span>
						<Isolated text={text} />
						{ways.map(({ label, href }) => (
							<span key={href}>
								{" "}
								<a href={href}>
									<Isolated text={label} />
								</a>
							</span>
						))}
					</span>
				</p>
			))}
		</>
	);
}
