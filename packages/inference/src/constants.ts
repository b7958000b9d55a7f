/** The hub's router: each open provider under its key, and chat for all of them under `/v1`. */
export const ROUTER = "https://router.huggingface.co";
export const ROUTER_CHAT = `${ROUTER}/v1/chat/completions`;

/** The policy that lets the hub choose a provider. */
export const AUTO = "auto";

/** The provider that is the hub itself. */
export const HUB_PROVIDER = "hf-inference";

/** The prefix of tokens that the hub issues. */
export const HUB_TOKEN_PREFIX = "hf_";

/** A placeholder for a token in options; the snippet then reads an environment variable. */
export const PLACEHOLDER = "<ACCESS_TOKEN>";

export const BILL_TO_HEADER = "X-HF-Bill-To";

export const ZERO_SHOT_LABELS: readonly string[] = ["refund", "legal", "faq"];
export const ZERO_SHOT_IMAGE_LABELS: readonly string[] = ["cat", "dog", "llama"];
export const IMAGE_STEPS = 5;

/** The environment variable with a hub token. */
export const HUB_TOKEN_VARIABLE = "HF_TOKEN";

/** The environment variable with the token of a custom endpoint, unless the reader names another. */
export const ENDPOINT_TOKEN_VARIABLE = "API_TOKEN";
