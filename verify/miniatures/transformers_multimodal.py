"""Miniatures for transformers: models of images and texts together."""

import transformers as t

from miniatures.hub import miniature
from miniatures.sizes import BLOCK, CROP, ENDS, PATCHES, PICTURE_CHAT, SIDE, TEXT, llava_model, llava_processor
from miniatures.words import BERT, END, PAD, START, VOCABULARY, bert_tokenizer

WORDS_OF_CHAT = PICTURE_CHAT.replace("<image>", "")


@miniature("load/transformers/zero-shot-image-classification")
def clip(hub, record):
    folder = hub.repo(record["id"])
    config = t.CLIPConfig(text_config=TEXT, vision_config={**BLOCK, **PATCHES}, projection_dim=8)
    t.CLIPModel(config).save_pretrained(folder)
    t.CLIPProcessor(t.CLIPImageProcessor(**CROP), bert_tokenizer()).save_pretrained(folder)


@miniature("load/transformers/zero-shot-object-detection")
def owlvit(hub, record):
    folder = hub.repo(record["id"])
    text = {**TEXT, "max_position_embeddings": 16}
    config = t.OwlViTConfig(text_config=text, vision_config={**BLOCK, **PATCHES}, projection_dim=8)
    t.OwlViTForObjectDetection(config).save_pretrained(folder)
    square = {"height": SIDE, "width": SIDE}
    pictures = t.OwlViTImageProcessor(size=square, crop_size=square)
    t.OwlViTProcessor(pictures, bert_tokenizer(16)).save_pretrained(folder)


@miniature(
    "load/transformers/image-text-to-text",
    "load/transformers/image-to-text",
    "load/transformers/renamed-class",
    "load/transformers/type-without-a-chat",
)
def paligemma(hub, record):
    """Puts the marks for the image's place into the text itself; can be talked to as well."""
    folder = hub.repo(record["id"])
    tokenizer = bert_tokenizer(512)
    pictures = t.SiglipImageProcessor(size={"height": SIDE, "width": SIDE})
    pictures.image_seq_length = (SIDE // 16) ** 2
    processor = t.PaliGemmaProcessor(pictures, tokenizer, chat_template=WORDS_OF_CHAT)
    processor.save_pretrained(folder)
    words = len(processor.tokenizer)
    text = {**TEXT, "vocab_size": words, "num_key_value_heads": 2, "head_dim": 4, "max_position_embeddings": 512}
    config = t.PaliGemmaConfig(
        vision_config={**BLOCK, **PATCHES, "model_type": "siglip_vision_model", "projection_dim": 8},
        text_config={**text, "model_type": "gemma"},
        image_token_index=processor.image_token_id,
        projection_dim=8,
        hidden_size=8,
    )
    t.PaliGemmaForConditionalGeneration(config).save_pretrained(folder)


@miniature(
    "load/transformers/any-to-any",
    "load/transformers/any-to-any-chat",
    "load/transformers/image-chat",
    "load/transformers/image-chat-by-tag",
    "load/transformers/page-reader",
    "load/transformers/page-reader-by-type",
    "load/transformers/image-chat-large",
    "load/transformers/visual-questions-custom-code",
    "load/transformers/class-by-base-model",
    "load/transformers/picture-of-a-type",
    "load/transformers/type-that-sees",
    "load/transformers/type-that-sees-with-text",
)
def llava(hub, record):
    folder = hub.repo(record["id"])
    processor = llava_processor()
    processor.save_pretrained(folder)
    llava_model(len(processor.tokenizer), processor.image_token_id).save_pretrained(folder)


@miniature("load/transformers/pages-for-colpali")
def colpali(hub, record):
    """A PaliGemma whose words and patches become vectors."""
    folder = hub.repo(record["id"])
    pictures = t.SiglipImageProcessor(size={"height": SIDE, "width": SIDE})
    pictures.image_seq_length = (SIDE // 16) ** 2
    tokenizer = bert_tokenizer(512)
    tokenizer.add_special_tokens({"bos_token": "<bos>"})
    processor = t.ColPaliProcessor(pictures, tokenizer)
    processor.save_pretrained(folder)
    text = {**TEXT, "vocab_size": len(processor.tokenizer), "num_key_value_heads": 2, "head_dim": 4}
    config = t.PaliGemmaConfig(
        vision_config={**BLOCK, **PATCHES, "model_type": "siglip_vision_model", "projection_dim": 8},
        text_config={**text, "max_position_embeddings": 512, "model_type": "gemma"},
        image_token_index=processor.image_token_id,
        projection_dim=8,
        hidden_size=8,
    )
    t.ColPaliForRetrieval(t.ColPaliConfig(vlm_config=config, embedding_dim=8)).save_pretrained(folder)


@miniature("load/transformers/visual-question-answering")
def vilt(hub, record):
    folder = hub.repo(record["id"])
    t.ViltForQuestionAnswering(t.ViltConfig(**BERT, **PATCHES, num_labels=2)).save_pretrained(folder)
    t.ViltProcessor(t.ViltImageProcessor(size={"shortest_edge": SIDE}), bert_tokenizer(40)).save_pretrained(folder)


@miniature("load/transformers/text-in-picture")
def trocr(hub, record):
    folder = hub.repo(record["id"])
    words = t.TrOCRConfig(
        vocab_size=len(VOCABULARY),
        d_model=8,
        decoder_layers=1,
        decoder_attention_heads=2,
        decoder_ffn_dim=16,
        max_position_embeddings=256,
        cross_attention_hidden_size=8,
        **ENDS,
    )
    config = t.VisionEncoderDecoderConfig.from_encoder_decoder_configs(t.ViTConfig(**BLOCK, **PATCHES), words)
    config.decoder_start_token_id, config.pad_token_id = START, PAD
    t.VisionEncoderDecoderModel(config).save_pretrained(folder)
    pictures = t.ViTImageProcessor(size={"height": SIDE, "width": SIDE})
    t.TrOCRProcessor(pictures, bert_tokenizer()).save_pretrained(folder)


@miniature("load/transformers/document-question-answering")
def donut(hub, record):
    """Reads the page itself: no other program has to find its words first."""
    folder = hub.repo(record["id"])
    swin = t.DonutSwinConfig(image_size=SIDE, patch_size=4, embed_dim=8, depths=[1, 1], num_heads=[1, 1], window_size=2)
    words = t.MBartConfig(
        vocab_size=len(VOCABULARY),
        d_model=16,
        decoder_layers=1,
        decoder_attention_heads=2,
        decoder_ffn_dim=16,
        max_position_embeddings=1024,
        is_decoder=True,
        add_cross_attention=True,
        **ENDS,
    )
    config = t.VisionEncoderDecoderConfig.from_encoder_decoder_configs(swin, words)
    config.decoder_start_token_id, config.pad_token_id = START, PAD
    t.VisionEncoderDecoderModel(config).save_pretrained(folder)
    pictures = t.DonutImageProcessor(size={"height": SIDE, "width": SIDE})
    t.DonutProcessor(pictures, bert_tokenizer(256)).save_pretrained(folder)


@miniature("load/transformers/assistant")
def gemma4(hub, record):
    """A Gemma 4, and the model that drafts words for it: its layers read what the layers of the larger one have kept."""
    marks = ["image", "audio", "boi", "eoi", "boa", "eoa"]
    names = {f"{mark}_token": f"<{mark}>" for mark in marks}
    tokenizer = bert_tokenizer(512, chat_template=WORDS_OF_CHAT, extra_special_tokens=names)
    tokenizer.add_tokens([*names.values()], special_tokens=True)
    size = {"hidden_size": 16, "intermediate_size": 16, "num_attention_heads": 2, "num_key_value_heads": 1, "head_dim": 8}
    plain = {"vocab_size_per_layer_input": 0, "hidden_size_per_layer_input": 0, "global_head_dim": 8}
    text = {
        **size,
        **plain,
        "vocab_size": len(tokenizer),
        "num_hidden_layers": 2,
        "layer_types": ["sliding_attention", "full_attention"],
        "pad_token_id": PAD,
        "eos_token_id": END,
        "bos_token_id": START,
    }
    ids = {f"{mark}_token_id": tokenizer.convert_tokens_to_ids(f"<{mark}>") for mark in marks}
    vision = {**size, "num_hidden_layers": 1, "position_embedding_size": 64}
    folder = hub.repo(record["tags"][-1].rpartition(":")[2])
    t.Gemma4ForConditionalGeneration(t.Gemma4Config(text_config=text, vision_config=vision, **ids)).save_pretrained(folder)
    hears = t.Gemma4AudioFeatureExtractor()
    t.Gemma4Processor(hears, t.Gemma4ImageProcessor(), tokenizer, t.Gemma4VideoProcessor(), chat_template=WORDS_OF_CHAT).save_pretrained(folder)
    drafts = t.Gemma4AssistantConfig(text_config=text, backbone_hidden_size=16)
    assistant = t.Gemma4AssistantForCausalLM(drafts)
    assistant.generation_config.num_assistant_tokens = 3
    assistant.save_pretrained(hub.repo(record["id"]))
