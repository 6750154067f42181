package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.spi.ToolProvider;
import org.gobang.api.player.PlayerProvider;

/** A player in a jar, as somebody else makes one. */
public final class PlayerJar {

  private PlayerJar() {}

  /**
   * Compiles a player and puts it into place in one go.
   *
   * @param work where it is compiled
   * @param id what it is called
   * @param point where it plays as long as it can; then, anywhere
   */
  public static void put(Path work, String id, String point, Path jar) throws IOException {
    put(work, id, point, "", jar);
  }

  /** The same with something more in the body of its provider. */
  static void put(Path work, String id, String point, String body, Path jar) throws IOException {
    Path made = Files.createTempDirectory(work, id);
    Path sources = made.resolve("sources");
    Files.createDirectories(sources.resolve(id));
    Path module = sources.resolve("module-info.java");
    Files.writeString(
        module,
        """
        module %s {
          requires org.gobang.api;
          provides org.gobang.api.player.PlayerProvider with %s.P;
        }
        """
            .formatted(id, id));
    Path player = sources.resolve(id + "/P.java");
    Files.writeString(
        player,
        """
        package %s;
        import java.util.Locale;
        import org.gobang.api.*;
        import org.gobang.api.board.Board;
        import org.gobang.api.player.*;
        public final class P implements PlayerProvider {
          %s
          public String id() { return "%s"; }
          public Label label(Locale locale) { return new Label("%s", ""); }
          public Player create(Settings settings, Board start) {
            Point point = Point.parse("%s");
            return turn ->
                turn.board().vacant().contains(point) ? point : turn.board().vacant().get(0);
          }
        }
        """
            .formatted(id, body, id, id, point));
    String classes = made.resolve("classes").toString();
    String api =
        Path.of(
                URI.create(
                    PlayerProvider.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toString()))
            .toString();
    run("javac", "-p", api, "-d", classes, module.toString(), player.toString());
    Path packed = made.resolve(id + ".jar");
    run("jar", "--create", "--file", packed.toString(), "-C", classes, ".");
    Files.move(packed, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void run(String tool, String... arguments) {
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    assertThat(ToolProvider.findFirst(tool).orElseThrow().run(out, out, arguments))
        .as("%s: %s", tool, said)
        .isZero();
  }
}
