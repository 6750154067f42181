/**
 * A front end that writes every position of a game as a picture, into a folder for each game.
 *
 * <p>Start reading at {@code SvgRenderer}, which leads a game or watches those of another front
 * end. An {@code Album} keeps the folder of one game like the game; a {@code Diagram} is one
 * picture, drawn with a {@code Pen}.
 */
module com.example.svg {
  requires org.gobang.api;
  requires java.xml;

  provides org.gobang.api.render.RendererProvider with
      com.example.svg.SvgProvider;
}
