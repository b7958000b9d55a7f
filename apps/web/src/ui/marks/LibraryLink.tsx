import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Named } from "../../facts/facts.ts";
import { Isolated } from "../text/Isolated.tsx";

/** The library that a record names: its page, or the models that name it where the catalogue does not have it. */
export function LibraryLink({ id, name, known }: Named): ReactElement {
	return (
		<a href={known ? links.library(id) : links.models({ library: id })}>
			<Isolated text={name} />
		</a>
	);
}
