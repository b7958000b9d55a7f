"""A miniature for OuteTTS: the smallest language model that writes codes of sound, and the codec that the library fetches for them."""

from miniatures.hub import miniature

SPANS = ("text", "voice_characteristic", "emotion", "audio", "word", "global_features")
CODES = 1025
"""Of each of the two codebooks, as the library counts them. The codec has as many, because a random model writes any of them."""


@miniature("load/outetts/current", needs=["outetts"])
def speaker(hub, record):
    import transformers as t
    from miniatures.qwen_words import qwen_tokenizer

    folder = hub.repo(record["id"])
    words = qwen_tokenizer(marks(), bos_token="<|im_start|>", eos_token="<|im_end|>", pad_token="<|im_end|>")
    words.save_pretrained(folder)
    sizes = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "num_key_value_heads": 2}
    ends = {"bos_token_id": words.bos_token_id, "eos_token_id": words.eos_token_id, "pad_token_id": words.pad_token_id}
    config = t.LlamaConfig(**sizes, **ends, vocab_size=len(words), max_position_embeddings=8192)
    t.LlamaForCausalLM(config).save_pretrained(folder)
    write_codec(hub.repo("ibm-research/DAC.speech.v1.0") / "weights_24khz_1.5kbps_v1.0.pth")


def marks() -> list[str]:
    spans = [f"<|{name}_{end}|>" for name in SPANS for end in ("start", "end")]
    codes = [f"<|c{book}_{number}|>" for book in (1, 2) for number in range(CODES)]
    features = [f"<|{name}_{number}|>" for name in ("energy", "spectral_centroid", "pitch") for number in range(101)]
    times = [f"<|t_{hundredths / 100:.2f}|>" for hundredths in range(200)]
    return ["<|im_start|>", "<|im_end|>", "<|code|>", "<|features|>", *spans, *codes, *features, *times]


def write_codec(path) -> None:
    import dac

    rates = {"encoder_rates": [2, 4], "decoder_rates": [4, 2]}
    dac.DAC(encoder_dim=4, decoder_dim=16, n_codebooks=2, codebook_size=CODES, sample_rate=24000, **rates).save(path)
