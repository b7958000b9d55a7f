"""The settings of the smallest models of pictures and texts, which several miniatures share."""

import transformers as t

from miniatures.words import END, PAD, START, VOCABULARY

SIDE = 32
BLOCK = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
PATCHES = {"image_size": SIDE, "patch_size": 16}
ENDS = {"pad_token_id": PAD, "bos_token_id": START, "eos_token_id": END}
TEXT = {**BLOCK, **ENDS, "vocab_size": len(VOCABULARY), "max_position_embeddings": 64}


def llava_model(words: int, image: int) -> t.LlavaForConditionalGeneration:
    """The smallest Llava. `words` is the size of its vocabulary, `image` the token of a picture."""
    text = {**TEXT, "vocab_size": words, "num_key_value_heads": 2, "max_position_embeddings": 512}
    config = t.LlavaConfig(
        vision_config=t.CLIPVisionConfig(**{**BLOCK, "num_hidden_layers": 2}, **PATCHES),
        text_config=t.LlamaConfig(**text),
        image_token_index=image,
        image_seq_length=4,
    )
    return t.LlavaForConditionalGeneration(config)
