import type { ComponentType, ReactElement } from "react";
import type { IslandName } from "../../site/islands.ts";

interface IslandProps<P extends object> {
	/** Its name in `client/islands.ts`. */
	readonly name: IslandName;
	readonly component: ComponentType<P>;
	/** Plain data only: it must survive JSON. */
	readonly props: P;
	/** Where the browser gets the props; absent: they are written into the page. */
	readonly propsUrl?: string;
	readonly className?: string;
	/** It wakes at once, to go on with what the server could not wait for. */
	readonly unfinished?: boolean;
}

/**
 * A part of the page that a reader operates. The server draws it as plain HTML that works by itself; the same component
 * takes over in the browser when the reader first points at it or steps into it.
 */
export function Island<P extends object>(island: IslandProps<P>): ReactElement {
	const { name, component: Component, props, propsUrl, className, unfinished = false } = island;
	return (
		<>
			<div className={className} data-island={name} data-props-url={propsUrl} data-unfinished={unfinished || undefined}>
				<Component {...props} />
			</div>
			{propsUrl === undefined && (
				<script type="application/json" dangerouslySetInnerHTML={{ __html: inScript(props) }} />
			)}
		</>
	);
}

/** JSON that cannot close the script it stands in. */
function inScript(value: unknown): string {
	return JSON.stringify(value).replace(/</g, "\\u003c");
}
