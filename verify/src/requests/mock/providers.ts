import { json } from "../recorder/exchange.ts";
import { JOB, poll, type ProviderMock, resultMedium, resultUrl, type Session } from "./session.ts";
import { taskReply } from "./tasks.ts";

const falAi: ProviderMock = ({ method, url }, path, session) => {
	const isQueue = url.startsWith("https://queue.fal.run/") || /[?&]_subdomain=queue\b/.test(url);
	if (!isQueue) return method === "POST" ? json(falResult(session)) : undefined;
	const app = path.split("/").slice(1, 3).join("/");
	const job = `https://queue.fal.run/${app}/requests/${JOB}`;
	const ticket = { request_id: JOB, response_url: job, status_url: `${job}/status`, cancel_url: `${job}/cancel` };
	if (method === "POST") return json({ ...ticket, status: "IN_QUEUE", queue_position: 0 });
	if (path.endsWith(`/requests/${JOB}`)) return json(falResult(session));
	if (!path.endsWith(`/requests/${JOB}/status`)) return undefined;
	return json({ ...ticket, status: poll(session) ? "COMPLETED" : "IN_PROGRESS", logs: [], metrics: {} });
};

function falResult(session: Session): object {
	const file = { url: resultUrl(session), content_type: "application/octet-stream" };
	switch (session.scenario.task) {
		case "automatic-speech-recognition":
			return { text: "a quiet harbour", chunks: [] };
		case "text-to-speech":
		case "audio-to-audio":
			return { audio: file };
		case "text-to-audio":
			return { audio_file: file };
		case "image-segmentation":
			return { image: file };
		default:
			return resultMedium(session) === "video" ? { video: file } : { images: [file], seed: 1 };
	}
}

const replicate: ProviderMock = ({ method }, path, session) => {
	if (method !== "POST" || !path.endsWith("/predictions")) return undefined;
	const { task } = session.scenario;
	const head = { id: JOB, model: "answering-model", status: "succeeded", error: null };
	if (task === "automatic-speech-recognition") return json({ ...head, output: { transcription: "a quiet harbour" } });
	return json({ ...head, output: resultMedium(session) === "image" ? [resultUrl(session)] : resultUrl(session) });
};

const wavespeed: ProviderMock = ({ method }, path, session) => {
	const result = `/api/v3/predictions/${JOB}/result`;
	const data = { id: JOB, model: "answering-model", urls: { get: `https://api.wavespeed.ai${result}` }, outputs: [] };
	if (method === "POST") return json({ code: 200, message: "success", data: { ...data, status: "created" } });
	if (path !== result) return undefined;
	const done = poll(session) ? { status: "completed", outputs: [resultUrl(session)] } : { status: "processing" };
	return json({ code: 200, message: "success", data: { ...data, ...done } });
};

const together: ProviderMock = ({ method }, path, session) => {
	if (method === "POST" && path === "/v2/videos") return json({ id: JOB, status: "queued" });
	if (path !== `/v2/videos/${JOB}`) return undefined;
	if (!poll(session)) return json({ id: JOB, status: "in_progress" });
	return json({ id: JOB, status: "completed", outputs: { video_url: resultUrl(session), cost: 1 } });
};

const zaiOrg: ProviderMock = ({ method }, path, session) => {
	const head = { id: JOB, request_id: JOB, model: "answering-model" };
	if (method === "POST" && path.endsWith("/async/images/generations"))
		return json({ ...head, task_status: "PROCESSING" });
	if (path.endsWith("/layout_parsing")) return json({ ...head, md_results: "Two cats on a sofa." });
	if (!path.endsWith(`/async-result/${JOB}`)) return undefined;
	if (!poll(session)) return json({ ...head, task_status: "PROCESSING" });
	return json({ ...head, task_status: "SUCCESS", image_result: [{ url: resultUrl(session) }] });
};

const novita: ProviderMock = ({ method, url }, path, session) => {
	const video = resultUrl(session);
	if (method === "POST") {
		if (path.startsWith("/v3/hf/")) return json({ video: { video_url: video } });
		return /^\/v3\/(async\/|minimax\/)/.test(path) ? json({ task_id: JOB }) : undefined;
	}
	if (path === "/v3/async/task-result" && url.endsWith(`?task_id=${JOB}`))
		return poll(session)
			? json({ task: { task_id: JOB, status: "TASK_STATUS_SUCCEED" }, videos: [{ video_url: video }] })
			: json({ task: { task_id: JOB, status: "TASK_STATUS_PROCESSING" }, videos: [] });
	if (path !== `/v3/minimax/v2/query/video_generation/${JOB}`) return undefined;
	return json({ task: poll(session) ? { status: "succeeded", content: { url: video } } : { status: "processing" } });
};

/** The hub's own inference, and endpoints with the same API: one address for every task. */
export const hfInference: ProviderMock = ({ method, headers }, _, { scenario: { task } }) => {
	if (method !== "POST") return undefined;
	// The two clients of the hub expect this answer in different forms.
	const isList = task === "image-to-text" && /\bpython\b/i.test(headers["user-agent"] ?? "");
	return isList ? json([{ generated_text: "two cats" }]) : taskReply(task);
};

/** The mocks of the providers, for routes that are not those of OpenAI's API. */
export const PROVIDERS: Readonly<Record<string, ProviderMock>> = {
	"fal-ai": falAi,
	replicate,
	wavespeed,
	together,
	"zai-org": zaiOrg,
	novita,
	"hf-inference": hfInference,
};
