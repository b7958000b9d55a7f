"""A miniature for Derm Foundation: a saved model that reads images as the released one does, and gives six numbers."""

from miniatures.hub import miniature


@miniature(
    "load/derm-foundation/skin",
    needs=["tensorflow"],
    stands_in="the published model cannot be made smaller, and a model in its place would prove little",
)
def embedder(hub, record):
    import tensorflow as tf

    class Embedder(tf.Module):
        def __init__(self):
            super().__init__()
            self.weights = tf.Variable(tf.random.normal([3, 6]))

        @tf.function(input_signature=[tf.TensorSpec([None], tf.string, name="inputs")])
        def embed(self, inputs):
            """Serialized examples, each with an encoded image, to a vector for each."""
            features = tf.io.parse_example(inputs, {"image/encoded": tf.io.FixedLenFeature([], tf.string)})
            colours = tf.map_fn(colour, features["image/encoded"], fn_output_signature=tf.TensorSpec([3], tf.float32))
            return {"embedding": colours @ self.weights}

    def colour(picture):
        pixels = tf.io.decode_image(picture, channels=3, expand_animations=False)
        return tf.reduce_mean(tf.cast(pixels, tf.float32), axis=[0, 1])

    model = Embedder()
    folder = hub.repo(record["id"])
    tf.saved_model.save(model, str(folder), signatures={"serving_default": model.embed})
