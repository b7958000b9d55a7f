"""The settings of the smallest models of images and texts, which several miniatures share."""

import transformers as t

from miniatures.words import END, PAD, START, VOCABULARY, bert_tokenizer

SIDE = 32
BLOCK = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
PATCHES = {"image_size": SIDE, "patch_size": 16}
ENDS = {"pad_token_id": PAD, "bos_token_id": START, "eos_token_id": END}
TEXT = {**BLOCK, **ENDS, "vocab_size": len(VOCABULARY), "max_position_embeddings": 64}

CROP = {"size": {"shortest_edge": SIDE}, "crop_size": {"height": SIDE, "width": SIDE}}

PICTURE_CHAT = (
    "{% for message in messages %}{{ message['role'] }}: "
    "{% if message['content'] is string %}{{ message['content'] }}{% else %}{% for part in message['content'] %}"
    "{% if part['type'] == 'image' %}<image>{% else %}{{ part['text'] }}{% endif %}"
    "{% endfor %}{% endif %}\n{% endfor %}{% if add_generation_prompt %}assistant: {% endif %}"
)


def llava_processor(**settings) -> t.LlavaProcessor:
    """Its processor, with a template for chats; the settings are those of its tokenizer."""
    tokenizer = bert_tokenizer(512, **settings)
    tokenizer.add_tokens(["<image>"], special_tokens=True)
    return t.LlavaProcessor(
        t.CLIPImageProcessor(**CROP),
        tokenizer,
        patch_size=16,
        vision_feature_select_strategy="default",
        image_token="<image>",
        num_additional_image_tokens=1,
        chat_template=PICTURE_CHAT,
    )


def llava_model(words: int, image: int) -> t.LlavaForConditionalGeneration:
    """The smallest Llava. `words` is the size of its vocabulary, `image` the token of an image."""
    text = {**TEXT, "vocab_size": words, "num_key_value_heads": 2, "max_position_embeddings": 512}
    config = t.LlavaConfig(
        vision_config=t.CLIPVisionConfig(**{**BLOCK, "num_hidden_layers": 2}, **PATCHES),
        text_config=t.LlamaConfig(**text),
        image_token_index=image,
        image_seq_length=4,
    )
    return t.LlavaForConditionalGeneration(config)
