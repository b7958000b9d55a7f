/** The hub's router: every open provider under its key, and chat for all of them under `/v1`. */
export const ROUTER = "https://router.huggingface.co";
export const ROUTER_CHAT = `${ROUTER}/v1/chat/completions`;

/** The policy that lets the hub choose a provider. */
export const AUTO = "auto";

/** The provider that the hub itself is. */
export const HUB_PROVIDER = "hf-inference";

/** How a token that the hub gave out begins. */
export const HUB_TOKEN_PREFIX = "hf_";

/** Stands for a token in options; the snippet then reads an environment variable. */
export const PLACEHOLDER = "<ACCESS_TOKEN>";

export const BILL_TO_HEADER = "X-HF-Bill-To";

export const ZERO_SHOT_LABELS: readonly string[] = ["refund", "legal", "faq"];
export const ZERO_SHOT_IMAGE_LABELS: readonly string[] = ["cat", "dog", "llama"];
export const IMAGE_STEPS = 5;

/** The variable that holds a token of the hub. */
export const HUB_TOKEN_VARIABLE = "HF_TOKEN";

/** The variable that holds the token of an endpoint of one's own, unless the reader names another. */
export const ENDPOINT_TOKEN_VARIABLE = "API_TOKEN";
