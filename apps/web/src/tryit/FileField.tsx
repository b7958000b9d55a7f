import type { ReactElement } from "react";
import type { WantedFile } from "../trial/view.ts";

interface FileFieldProps {
	readonly wanted: WantedFile;
	readonly file: File | undefined;
	readonly choose: (file: File | undefined) => void;
}

/** The file to send: audio or an image. */
export function FileField({ wanted: { medium, types }, file, choose }: FileFieldProps): ReactElement {
	const accept = types?.join(",") ?? `${medium}/*`;
	return (
		<div className="option">
			<label htmlFor="trial-file">{medium === "audio" ? "Audio file" : "Image"}</label>
			<input id="trial-file" type="file" accept={accept} onChange={({ target }) => choose(target.files?.[0])} />
			{types && <p className="trial-note">Accepted: {types.join(", ")}.</p>}
			{file?.size === 0 && <p className="problem">This file is empty.</p>}
		</div>
	);
}
