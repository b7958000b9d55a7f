/** The name of a metric by its id: those that are read as words start with a capital letter. */
export function metricName(id: string): string {
	const words = id.replaceAll("_", " ");
	return NAMES[id] ?? `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`;
}

const NAMES: Readonly<Record<string, string>> = {
	anls: "ANLS",
	bleu: "BLEU",
	cer: "Character error rate (CER)",
	chrf: "chrF",
	clip_score: "CLIP score",
	clipsim: "CLIPSIM",
	comet: "COMET",
	"exact-match": "Exact match",
	f1: "F1",
	fid: "FID",
	fvd: "FVD",
	is: "Inception score (IS)",
	"k-NN accuracy": "k-NN accuracy",
	lpips: "LPIPS",
	mse: "Mean squared error (MSE)",
	"nDCG@10": "nDCG@10",
	"r-squared": "R²",
	rouge: "ROUGE",
	sacrebleu: "SacreBLEU",
	sdri: "SDRi",
	snri: "SNRi",
	"top-K accuracy": "Top-K accuracy",
	wer: "Word error rate (WER)",
	"wu-palmer similarity": "Wu–Palmer similarity",
};
