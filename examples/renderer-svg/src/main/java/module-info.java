/**
 * An interface that writes a picture of every position into one folder per game.
 *
 * <p>Start reading at {@code SvgRenderer}, which opens a game or watches the games of other
 * interfaces. An {@code Album} updates the folder of one game. A {@code Diagram} is one picture,
 * drawn with a {@code Pen}.
 */
module com.example.svg {
  requires org.gobang.api;
  requires java.xml;

  provides org.gobang.api.render.RendererProvider with
      com.example.svg.SvgProvider;
}
