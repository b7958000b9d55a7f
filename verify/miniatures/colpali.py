"""Miniatures for ColPali and its kin, which compare a question with the image of a page."""

from miniatures.hub import miniature
from miniatures.words import END, PAD, START, VOCABULARY, bert_tokenizer

SIDE = 32
BLOCK = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
ENDS = {"pad_token_id": PAD, "bos_token_id": START, "eos_token_id": END}
TEXT = {**BLOCK, **ENDS, "num_key_value_heads": 2, "head_dim": 8, "max_position_embeddings": 512}
QWEN_MARKS = [
    "<|endoftext|>",
    "<|im_start|>",
    "<|im_end|>",
    "<|vision_start|>",
    "<|vision_end|>",
    "<|vision_pad|>",
    "<|image_pad|>",
    "<|video_pad|>",
]
# The share of a head that tells the time, the height and the width.
QWEN_ROPE = {"rope_type": "default", "mrope_section": [2, 1, 1], "rope_theta": 10000.0}


def tokenizer_with(marks, **settings):
    """The tokenizer of letters, with further marks of one token each."""
    tokenizer = bert_tokenizer(512, **settings)
    tokenizer.add_tokens(list(marks), special_tokens=True)
    return tokenizer


def numbers(tokenizer, **marks):
    """The numbers of marks, by the names that a configuration has for them."""
    return {name: tokenizer.convert_tokens_to_ids(mark) for name, mark in marks.items()}


def qwen_numbers(tokenizer):
    return numbers(
        tokenizer,
        image_token_id="<|image_pad|>",
        video_token_id="<|video_pad|>",
        vision_start_token_id="<|vision_start|>",
        vision_end_token_id="<|vision_end|>",
    )


def write(folder, kind, config, processor):
    """A model in the precision in which such models are published, and what prepares its input."""
    import torch

    kind(config).to(torch.bfloat16).save_pretrained(folder)
    processor.save_pretrained(folder)


@miniature("load/colpali/colpali", needs=["colpali_engine"])
def paligemma(hub, record):
    import transformers as t
    from colpali_engine.models import ColPali, ColPaliProcessor

    pictures = t.SiglipImageProcessor(size={"height": SIDE, "width": SIDE})
    pictures.image_seq_length = (SIDE // 16) ** 2
    tokenizer = tokenizer_with(["<bos>", "<image>"], bos_token="<bos>")
    processor = ColPaliProcessor(pictures, tokenizer)
    config = t.PaliGemmaConfig(
        vision_config={**BLOCK, "image_size": SIDE, "patch_size": 16, "model_type": "siglip_vision_model"},
        text_config={**TEXT, "model_type": "gemma", "vocab_size": len(processor.tokenizer)},
        image_token_index=processor.image_token_id,
        projection_dim=16,
        hidden_size=16,
    )
    write(hub.repo(record["id"]), ColPali, config, processor)


@miniature("load/colpali/colgemma", needs=["colpali_engine"])
def gemma(hub, record):
    import transformers as t
    from colpali_engine.models import ColGemma3, ColGemmaProcessor3

    marks = ["<bos>", "<eos>", "<start_of_image>", "<end_of_image>", "<image_soft_token>"]
    tokenizer = tokenizer_with(
        marks,
        extra_special_tokens={
            "boi_token": "<start_of_image>",
            "eoi_token": "<end_of_image>",
            "image_token": "<image_soft_token>",
        },
    )
    chat = (
        "{% for message in messages %}{% for part in message['content'] %}"
        "{% if part['type'] == 'image' %}<start_of_image>{% else %}{{ part['text'] }}{% endif %}"
        "{% endfor %}{% endfor %}"
    )
    tokenizer.chat_template = chat
    pictures = t.Gemma3ImageProcessor(size={"height": SIDE, "width": SIDE})
    processor = ColGemmaProcessor3(pictures, tokenizer, chat_template=chat, image_seq_length=4)
    config = t.Gemma3Config(
        vision_config={**BLOCK, "image_size": SIDE, "patch_size": 16},
        text_config={**TEXT, "vocab_size": len(tokenizer)},
        mm_tokens_per_image=4,
        **numbers(
            tokenizer,
            image_token_id="<image_soft_token>",
            boi_token_index="<start_of_image>",
            eoi_token_index="<end_of_image>",
        ),
    )
    write(hub.repo(record["id"]), ColGemma3, config, processor)


IDEFICS_MARKS = [
    "<image>",
    "<fake_token_around_image>",
    "<global-img>",
    "<end_of_utterance>",
    "<|im_start|>",
    "<|begin_of_text|>",
]


def idefics_pictures():
    """Makes images into one piece each."""
    import transformers as t

    return t.Idefics3ImageProcessor(
        size={"longest_edge": SIDE}, max_image_size={"longest_edge": SIDE}, do_image_splitting=False
    )


@miniature("load/colpali/colsmol", needs=["colpali_engine"])
def idefics(hub, record):
    import transformers as t
    from colpali_engine.models import ColIdefics3, ColIdefics3Processor

    tokenizer = tokenizer_with(IDEFICS_MARKS)
    processor = ColIdefics3Processor(idefics_pictures(), tokenizer, image_seq_len=1)
    config = t.Idefics3Config(
        vision_config={**BLOCK, "image_size": SIDE, "patch_size": 16},
        text_config={**TEXT, "model_type": "llama", "vocab_size": len(tokenizer)},
        scale_factor=2,
        **numbers(tokenizer, image_token_id="<image>"),
    )
    write(hub.repo(record["id"]), ColIdefics3, config, processor)


@miniature("load/colpali/colmodernvbert", needs=["colpali_engine"])
def modernvbert(hub, record):
    import transformers as t
    from colpali_engine.models import ColModernVBert, ColModernVBertProcessor

    tokenizer = tokenizer_with(IDEFICS_MARKS)
    processor = ColModernVBertProcessor(idefics_pictures(), tokenizer, image_seq_len=16)
    # Transformers before 5.21 takes the tokens of an image in groups of as many as a patch has pixels on a side.
    text = {**BLOCK, "model_type": "modernbert", "vocab_size": len(tokenizer), "max_position_embeddings": 512}
    config = t.ModernVBertConfig(
        vision_config={**BLOCK, "model_type": "siglip_vision_model", "image_size": SIDE, "patch_size": 4},
        text_config={**text, "pad_token_id": PAD, "bos_token_id": START, "cls_token_id": START, "sep_token_id": END},
        pixel_shuffle_factor=2,
        **numbers(tokenizer, image_token_id="<image>"),
    )
    write(hub.repo(record["id"]), ColModernVBert, config, processor)


def qwen_processor(kind, **pictures):
    """The processor of a model of the Qwen family, and the tokenizer in it."""
    import transformers as t

    tokenizer = tokenizer_with(
        QWEN_MARKS,
        extra_special_tokens={
            "image_token": "<|image_pad|>",
            "video_token": "<|video_pad|>",
            "vision_bos_token": "<|vision_start|>",
            "vision_eos_token": "<|vision_end|>",
        },
    )
    films = t.Qwen3VLVideoProcessor() if "3" in kind.__name__ else t.Qwen2VLVideoProcessor()
    processor = kind(t.Qwen2VLImageProcessor(**pictures), tokenizer, video_processor=films, chat_template="{{ messages }}")
    return processor, tokenizer


@miniature("load/colpali/colqwen", needs=["colpali_engine"])
def qwen_2(hub, record):
    import transformers as t
    from colpali_engine.models import ColQwen2, ColQwen2Processor

    processor, tokenizer = qwen_processor(ColQwen2Processor)
    config = t.Qwen2VLConfig(
        vision_config={"depth": 1, "embed_dim": 16, "hidden_size": 16, "num_heads": 2},
        text_config={**TEXT, "vocab_size": len(tokenizer), "rope_parameters": QWEN_ROPE},
        **qwen_numbers(tokenizer),
    )
    write(hub.repo(record["id"]), ColQwen2, config, processor)


SIGHT = {"depth": 1, "hidden_size": 16, "intermediate_size": 16, "num_heads": 2, "out_hidden_size": 16}


@miniature(
    "load/colpali/colqwen-2-5",
    "load/colpali/by-base-model",
    "load/colpali/by-base-model-of-card",
    "load/colpali/by-base-model-of-adapter",
    needs=["colpali_engine"],
)
def qwen_2_5(hub, record):
    import transformers as t
    from colpali_engine.models import ColQwen2_5, ColQwen2_5_Processor

    processor, tokenizer = qwen_processor(ColQwen2_5_Processor)
    config = t.Qwen2_5_VLConfig(
        vision_config={**SIGHT, "fullatt_block_indexes": [0]},
        text_config={**TEXT, "vocab_size": len(tokenizer), "rope_parameters": QWEN_ROPE},
        **qwen_numbers(tokenizer),
    )
    write(hub.repo(record["id"]), ColQwen2_5, config, processor)


SIGHT_3 = {**SIGHT, "patch_size": 16, "num_position_embeddings": 16, "deepstack_visual_indexes": [0]}


@miniature("load/colpali/colqwen-3", needs=["colpali_engine"])
def qwen_3(hub, record):
    import transformers as t
    from colpali_engine.models import ColQwen3, ColQwen3Processor

    processor, tokenizer = qwen_processor(ColQwen3Processor, patch_size=16)
    config = t.Qwen3VLConfig(
        vision_config=SIGHT_3,
        text_config={**TEXT, "vocab_size": len(tokenizer), "rope_parameters": QWEN_ROPE},
        **qwen_numbers(tokenizer),
    )
    write(hub.repo(record["id"]), ColQwen3, config, processor)


@miniature("load/colpali/colqwen-3-5", "load/colpali/by-type", needs=["colpali_engine"])
def qwen_3_5(hub, record):
    import transformers as t
    from colpali_engine.models import ColQwen3_5, ColQwen3_5Processor

    processor, tokenizer = qwen_processor(ColQwen3_5Processor, patch_size=16)
    rope = {**QWEN_ROPE, "partial_rotary_factor": 1.0}
    linear = {"linear_num_key_heads": 2, "linear_num_value_heads": 2, "linear_key_head_dim": 8, "linear_value_head_dim": 8}
    kinds = {"num_hidden_layers": 2, "layer_types": ["linear_attention", "full_attention"]}
    config = t.Qwen3_5Config(
        vision_config={**SIGHT_3, "deepstack_visual_indexes": []},
        text_config={**TEXT, **kinds, **linear, "vocab_size": len(tokenizer), "rope_parameters": rope},
        **qwen_numbers(tokenizer),
    )
    write(hub.repo(record["id"]), ColQwen3_5, config, processor)


OMNI_MARKS = ["<|audio_pad|>", "<|audio_start|>", "<|audio_end|>"]
OMNI_CHAT = (
    "{% for message in messages %}{% for part in message['content'] %}"
    "{% if part['type'] == 'image' %}<|vision_start|><|image_pad|><|vision_end|>{% else %}{{ part['text'] }}{% endif %}"
    "{% endfor %}{% endfor %}"
)


@miniature("load/colpali/colqwen-omni", needs=["colpali_engine"])
def qwen_omni(hub, record):
    import transformers as t
    from colpali_engine.models import ColQwen2_5Omni, ColQwen2_5OmniProcessor

    ends = {"image_token": "<|image_pad|>", "video_token": "<|video_pad|>", "audio_token": "<|audio_pad|>"}
    edges = {"vision_bos_token": "<|vision_start|>", "vision_eos_token": "<|vision_end|>"}
    sounds = {"audio_bos_token": "<|audio_start|>", "audio_eos_token": "<|audio_end|>"}
    tokenizer = tokenizer_with([*QWEN_MARKS, *OMNI_MARKS], extra_special_tokens={**ends, **edges, **sounds}, chat_template=OMNI_CHAT)
    hears = t.WhisperFeatureExtractor(feature_size=8)
    processor = ColQwen2_5OmniProcessor(t.Qwen2VLImageProcessor(), t.Qwen2VLVideoProcessor(), hears, tokenizer, OMNI_CHAT)
    sound = {"d_model": 16, "encoder_layers": 1, "encoder_attention_heads": 2, "encoder_ffn_dim": 16, "num_mel_bins": 8, "output_dim": 16}
    config = t.Qwen2_5OmniThinkerConfig(
        audio_config=sound,
        vision_config={**SIGHT, "fullatt_block_indexes": [0]},
        text_config={**TEXT, "vocab_size": len(tokenizer), "rope_parameters": QWEN_ROPE},
        **numbers(
            tokenizer,
            image_token_id="<|image_pad|>",
            video_token_id="<|video_pad|>",
            audio_token_id="<|audio_pad|>",
            vision_start_token_id="<|vision_start|>",
            vision_end_token_id="<|vision_end|>",
            audio_start_token_id="<|audio_start|>",
            audio_end_token_id="<|audio_end|>",
        ),
    )
    write(hub.repo(record["id"]), ColQwen2_5Omni, config, processor)
