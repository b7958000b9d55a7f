"""Text encoders and tokenizers of newer diffusion models, under the names that their pipelines give them."""

import transformers as t
from tokenizers import processors

from miniatures.words import CHAT_TEMPLATE, VOCABULARY, bert_tokenizer

WIDTH = 32
"""Of the vectors for the words of a text."""
SIZE = {
    "vocab_size": len(VOCABULARY),
    "hidden_size": WIDTH,
    "intermediate_size": WIDTH,
    "num_hidden_layers": 2,
    "num_attention_heads": 2,
    "num_key_value_heads": 1,
    "head_dim": 16,
}
LENGTH = 2048
"""The longest text, in tokens."""
NARROW = {"hidden_size": 8, "intermediate_size": 8}


def words(encoder, **settings) -> dict:
    """An encoder, and a tokenizer with a template for chats."""
    return {"text_encoder": encoder, "tokenizer": bert_tokenizer(LENGTH, chat_template=CHAT_TEMPLATE, **settings)}


def qwen3_words() -> dict:
    return words(t.Qwen3Model(t.Qwen3Config(**SIZE)))


def deep_qwen3_words() -> dict:
    """As deep as the layers are that FLUX.2 klein reads: 9, 18 and 27."""
    return words(t.Qwen3ForCausalLM(t.Qwen3Config(**SIZE | {"num_hidden_layers": 27, **NARROW})))


def gemma2_words() -> dict:
    return words(t.Gemma2Model(t.Gemma2Config(**SIZE, query_pre_attn_scalar=16)))


def ministral_words() -> dict:
    return words(t.Ministral3Model(t.Ministral3Config(**SIZE)))


QWEN_MARKS = {
    "image_token": "<|image_pad|>",
    "video_token": "<|video_pad|>",
    "vision_bos_token": "<|vision_start|>",
    "vision_eos_token": "<|vision_end|>",
}
QWEN_CHAT = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n{% for part in message['content'] %}{{ part['text'] }}"
    "{% endfor %}<|im_end|>\n{% endfor %}"
)


def qwen_processor(kind, films, patch: int, most: int) -> t.ProcessorMixin:
    """
    The processor of a model of the Qwen family. `patch` is the side of a patch of a picture, of which two by two are a token;
    `most` is the largest picture, in pixels.
    """
    marks = [*QWEN_MARKS.values(), "<|im_start|>", "<|im_end|>"]
    tokenizer = bert_tokenizer(LENGTH, extra_special_tokens=QWEN_MARKS)
    tokenizer.add_tokens(marks, special_tokens=True)
    tokenizer.backend_tokenizer.post_processor = processors.Sequence([])  # nothing before and after a text
    sizes = {"shortest_edge": 4 * patch**2, "longest_edge": most}
    pictures = t.Qwen2VLImageProcessor(size=sizes, patch_size=patch, temporal_patch_size=2, merge_size=2)
    return kind(pictures, tokenizer, video_processor=films(), chat_template=QWEN_CHAT)


def qwen_numbers(tokenizer) -> dict:
    """Which tokens of a text stand for images and films."""
    names = ("image_token", "video_token", "vision_bos_token", "vision_eos_token")
    ids = ("image_token_id", "video_token_id", "vision_start_token_id", "vision_end_token_id")
    return {id: tokenizer.convert_tokens_to_ids(QWEN_MARKS[name]) for id, name in zip(ids, names)}


SEES = {"depth": 1, "hidden_size": 16, "out_hidden_size": WIDTH, "num_heads": 2, "intermediate_size": 16}


def qwen25_vl_words() -> dict:
    """With the processor that puts an image into a text."""
    processor = qwen_processor(t.Qwen2_5_VLProcessor, t.Qwen2VLVideoProcessor, 4, 1024)
    text = {**SIZE, "vocab_size": len(processor.tokenizer), "rope_parameters": {**ROPE, "mrope_section": [2, 3, 3]}}
    config = t.Qwen2_5_VLConfig(text_config=text, vision_config={**SEES, "patch_size": 4}, **qwen_numbers(processor.tokenizer))
    encoder = t.Qwen2_5_VLForConditionalGeneration(config)
    return {"text_encoder": encoder, "tokenizer": processor.tokenizer, "processor": processor}


ROPE = {"rope_type": "default", "rope_theta": 1e4}


def qwen3_vl_words(**settings) -> dict:
    """Reads images in their full size: each token belongs to four places of the image to make."""
    processor = qwen_processor(t.Qwen3VLProcessor, t.Qwen3VLVideoProcessor, 16, 2**22)
    rope = {**ROPE, "mrope_section": [4, 2, 2], "mrope_interleaved": True}
    text = {**SIZE, "vocab_size": len(processor.tokenizer), "rope_parameters": rope, **settings}
    sees = {**SEES, "out_hidden_size": text["hidden_size"], "patch_size": 16}
    sees |= {"deepstack_visual_indexes": [0], "num_position_embeddings": 64}
    config = t.Qwen3VLConfig(text_config=text, vision_config=sees, **qwen_numbers(processor.tokenizer))
    return {"text_encoder": t.Qwen3VLForConditionalGeneration(config), "processor": processor}


MISTRAL_MARKS = ["[IMG]", "[IMG_BREAK]", "[IMG_END]"]
MISTRAL_CHAT = (
    "{% for message in messages %}{% for part in message['content'] %}"
    "{% if part['type'] == 'image' %}[IMG]{% else %}{{ part['text'] }}{% endif %}{% endfor %}\n{% endfor %}"
)


def mistral3_words() -> dict:
    """As deep as the layers are that FLUX.2 reads: 10, 20 and 30."""
    tokenizer = bert_tokenizer(LENGTH)
    tokenizer.add_tokens(MISTRAL_MARKS, special_tokens=True)
    pictures = t.PixtralImageProcessor(size={"longest_edge": 64}, patch_size=16)
    processor = t.PixtralProcessor(pictures, tokenizer, patch_size=16, chat_template=MISTRAL_CHAT)
    text = {**SIZE, "vocab_size": len(tokenizer), "num_hidden_layers": 30, **NARROW}
    sees = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    config = t.Mistral3Config(
        text_config={"model_type": "mistral", **text},
        vision_config={"model_type": "pixtral", **sees, "image_size": 64, "head_dim": 8},
        image_token_index=tokenizer.convert_tokens_to_ids("[IMG]"),
    )
    return {"text_encoder": t.Mistral3ForConditionalGeneration(config), "tokenizer": processor}
