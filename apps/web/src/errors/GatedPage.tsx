import type { ReactElement } from "react";
import { links } from "../base/links.ts";
import { Heading } from "../ui/page/Heading.tsx";
import { Isolated } from "../ui/text/Isolated.tsx";

interface GatedProps {
	/** The id of the model. */
	readonly model: string;
	readonly maySignIn: boolean;
}

/** Shown instead of a file of a gated model. */
export function GatedPage({ model, maySignIn }: GatedProps): ReactElement {
	return (
		<div className="plain-page">
			<Heading level={1}>These files are gated</Heading>
			<p>
				The files of <Isolated text={model} /> need a token of its owner.{" "}
				{maySignIn && <a href={links.signIn(links.model(model))}>Sign in</a>}
			</p>
			<p>
				<a href={links.model(model)}>Back to the model</a>
			</p>
		</div>
	);
}
