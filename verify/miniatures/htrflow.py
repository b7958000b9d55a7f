"""Miniatures for HTRflow: a YOLO that finds lines, as Ultralytics saves it, and the smallest TrOCR."""

from miniatures.hub import miniature


@miniature("load/htrflow/segmentation", needs=["ultralytics"])
def lines(hub, record):
    from ultralytics import YOLO

    YOLO("yolo11n-seg.yaml").save(hub.repo(record["id"]) / "model.pt")


@miniature("load/htrflow/text-recognition", needs=["transformers"])
def reader(hub, record):
    import transformers as t

    from miniatures.sizes import BLOCK, PATCHES, SIDE
    from miniatures.words import END, PAD, START, bert_tokenizer

    tokenizer = bert_tokenizer(64)
    words = {"d_model": 8, "decoder_layers": 1, "decoder_attention_heads": 2, "decoder_ffn_dim": 16}
    marks = {"vocab_size": len(tokenizer), "bos_token_id": START, "eos_token_id": END, "pad_token_id": PAD}
    decoder = t.TrOCRConfig(**words, **marks, decoder_start_token_id=START, max_position_embeddings=32)
    config = t.VisionEncoderDecoderConfig.from_encoder_decoder_configs(t.ViTConfig(**BLOCK, **PATCHES), decoder)
    config.decoder_start_token_id, config.pad_token_id, config.eos_token_id = START, PAD, END
    folder = hub.repo(record["id"])
    model = t.VisionEncoderDecoderModel(config)
    model.generation_config.max_length = 8
    model.save_pretrained(folder)
    t.TrOCRProcessor(t.ViTImageProcessor(size={"height": SIDE, "width": SIDE}), tokenizer).save_pretrained(folder)
