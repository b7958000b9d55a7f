"""Miniatures for KerasHub: the smallest networks of four families, saved as presets."""

import os

from miniatures.hub import miniature

os.environ["KERAS_BACKEND"] = "jax"  # before anything imports Keras

SENTENCES = ["The lighthouse keeper opened the door and", "an astronaut in a jungle, morning mist between the trees"]
WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *"abcdefghijklmnopqrstuvwxyz", *(f"##{x}" for x in "abcdefghijklmnopqrstuvwxyz")]


@miniature("load/keras-hub/causal-lm", "load/keras-hub/task-of-the-record", needs=["keras_hub", "sentencepiece"])
def gemma(hub, record):
    import io

    import keras_hub.models as models
    from sentencepiece import SentencePieceTrainer

    proto = io.BytesIO()
    SentencePieceTrainer.train(
        sentence_iterator=iter(SENTENCES * 9), model_writer=proto, vocab_size=40, hard_vocab_limit=False,
        pad_id=0, eos_id=1, bos_id=2, unk_id=3, pad_piece="<pad>", eos_piece="<eos>", bos_piece="<bos>",
    )  # fmt: skip
    tokenizer = models.GemmaTokenizer(proto=proto.getvalue())
    backbone = models.GemmaBackbone(
        tokenizer.vocabulary_size(), num_layers=1, num_query_heads=2, num_key_value_heads=1, hidden_dim=8, intermediate_dim=16, head_dim=4
    )
    preprocessor = models.GemmaCausalLMPreprocessor(tokenizer, sequence_length=64)
    models.GemmaCausalLM(backbone, preprocessor=preprocessor).save_to_preset(str(hub.repo(record["id"])))


@miniature("load/keras-hub/text-classifier", "load/keras-hub/no-task", "load/keras-hub/unusable-task", needs=["keras_hub"])
def bert(hub, record):
    import keras_hub.models as models

    tokenizer = models.BertTokenizer(vocabulary=WORDS, lowercase=True)
    backbone = models.BertBackbone(len(WORDS), num_layers=1, num_heads=2, hidden_dim=8, intermediate_dim=16, max_sequence_length=32)
    preprocessor = models.BertTextClassifierPreprocessor(tokenizer, sequence_length=32)
    models.BertTextClassifier(backbone, num_classes=2, preprocessor=preprocessor).save_to_preset(str(hub.repo(record["id"])))


@miniature("load/keras-hub/image-classifier", needs=["keras_hub"])
def resnet(hub, record):
    import keras_hub
    import keras_hub.models as models

    backbone = models.ResNetBackbone(
        input_conv_filters=[64], input_conv_kernel_sizes=[3], stackwise_num_filters=[64, 64], stackwise_num_blocks=[1, 1],
        stackwise_num_strides=[1, 2], block_type="basic_block",
    )  # fmt: skip
    preprocessor = models.ResNetImageClassifierPreprocessor(image_converter=keras_hub.layers.ResNetImageConverter(image_size=(32, 32)))
    models.ResNetImageClassifier(backbone, num_classes=3, preprocessor=preprocessor).save_to_preset(str(hub.repo(record["id"])))


@miniature("load/keras-hub/text-to-image", needs=["keras_hub"])
def stable_diffusion(hub, record):
    import keras_hub.models as models
    from keras_hub.src.models.vae.vae_backbone import VAEBackbone

    letters = [f"{letter}{end}" for letter in "abcdefghijklmnopqrstuvwxyz," for end in ("", "</w>")]
    vocabulary = {word: at for at, word in enumerate(["<|startoftext|>", "<|endoftext|>", *letters, "ab"])}
    sides, levels = (64, 64, 3), [32, 32, 32, 32]  # the groups of its autoencoder have 32 channels
    words = {
        name: models.CLIPTextEncoder(len(vocabulary), 8, 8, 2, 2, 16, intermediate_output_index=-2, max_sequence_length=77, name=name)
        for name in ("clip_l", "clip_g")
    }
    backbone = models.StableDiffusion3Backbone(
        mmdit_patch_size=2, mmdit_hidden_dim=16, mmdit_num_layers=1, mmdit_num_heads=2, mmdit_position_size=8, mmdit_qk_norm=None,
        mmdit_dual_attention_indices=None, vae=VAEBackbone(levels, [1] * 4, levels, [1] * 4, image_shape=sides), **words, image_shape=sides,
    )  # fmt: skip
    readers = {
        f"{name}_preprocessor": models.CLIPPreprocessor(
            models.CLIPTokenizer(vocabulary, ["a b"], pad_with_end_token=True, config_file=f"{name}_tokenizer.json", name=f"{name}_tokenizer"),
            sequence_length=77,
            config_file=f"{name}_preprocessor.json",
            name=f"{name}_preprocessor",
        )
        for name in words
    }
    preprocessor = models.StableDiffusion3TextToImagePreprocessor(**readers)
    models.StableDiffusion3TextToImage(backbone, preprocessor).save_to_preset(str(hub.repo(record["id"])))
