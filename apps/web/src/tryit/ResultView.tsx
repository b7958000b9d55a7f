import { type ReactElement, useEffect, useState } from "react";
import { Icon } from "../ui/marks/Icon.tsx";
import type { Failure, Label, Medium, TrialResult } from "./shapes.ts";
import type { Trial } from "./useTrial.ts";
import { Isolated } from "../ui/text/Isolated.tsx";
import { revealed } from "@vitrine/code";

/** The result, or why there is none. */
export function ResultView({ trial: { result, failure, status } }: { readonly trial: Trial }): ReactElement {
	return (
		<div className="trial-result" aria-live={status === "running" ? "off" : "polite"} aria-busy={status === "running"}>
			{result && <OneResult result={result} isWhole={status === "done"} />}
			{failure && <FailureNotice failure={failure} />}
		</div>
	);
}

function OneResult({ result, isWhole }: { readonly result: TrialResult; readonly isWhole: boolean }): ReactElement {
	if (result.type === "labels") return <Bars labels={result.labels} />;
	if (result.type === "media")
		return (
			<>
				{result.media.map((medium) => (
					<OneMedium key={`${medium.label} ${medium.blob.size}`} {...medium} />
				))}
			</>
		);
	if (result.type === "json") return <pre className="trial-json">{result.text}</pre>;
	if (isWhole && result.text === "") return <p className="muted">The response is empty.</p>;
	return <p className="trial-text">{result.text}</p>;
}

const MOST = 20;

function Bars({ labels }: { readonly labels: readonly Label[] }): ReactElement {
	return (
		<table className="trial-bars">
			<caption className="hidden">Labels and their scores</caption>
			<tbody>
				{labels.slice(0, MOST).map(({ label, score }) => (
					<tr key={`${label} ${score}`}>
						<th scope="row">
							<Isolated text={label} />
						</th>
						<td>
							<progress max={1} value={score} aria-label={revealed(label)} />
						</td>
						<td className="number">{score.toFixed(3)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** An image, audio or video; the address of its blob is revoked with the element. */
function OneMedium({ medium, blob, label }: Medium): ReactElement {
	const [address] = useState(() => URL.createObjectURL(blob));
	useEffect(() => () => URL.revokeObjectURL(address), [address]);
	const words = label ?? WORDS[medium];
	return (
		<figure className="trial-medium">
			{medium === "image" && <img src={address} alt={words} />}
			{/* The output of a model has no captions. */}
			{/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the output of a model has no captions */}
			{medium === "audio" && <audio src={address} controls aria-label={words} />}
			{/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the output of a model has no captions */}
			{medium === "video" && <video src={address} controls aria-label={words} />}
			<figcaption className="trial-note">
				{label !== undefined && `${label} · `}
				<a href={address} download={`answer.${extensionOf(blob)}`}>
					Save
				</a>
			</figcaption>
		</figure>
	);
}

const WORDS: Readonly<Record<Medium["medium"], string>> = {
	image: "Generated image",
	audio: "Generated audio",
	video: "Generated video",
};

function extensionOf({ type }: Blob): string {
	const name = /^\w+\/(?:x-)?([a-z0-9]+)/.exec(type)?.[1] ?? "bin";
	return name === "mpeg" ? "mp3" : name;
}

function FailureNotice({ failure: { kind, title, detail, link } }: { readonly failure: Failure }): ReactElement {
	return (
		<div className="notice warning" role="alert" data-failure={kind}>
			<Icon name="warning" />
			<div>
				<p>
					<strong>
						<Isolated text={title} />.
					</strong>
				</p>
				<p>
					<Isolated text={detail} />
				</p>
				{link !== undefined && (
					<p>
						<a href={link} rel="noopener noreferrer">
							Open it
						</a>
					</p>
				)}
			</div>
		</div>
	);
}
