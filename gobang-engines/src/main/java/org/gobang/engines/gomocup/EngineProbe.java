package org.gobang.engines.gomocup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.gobang.api.Printable;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Settings;
import org.gobang.game.PlayerFailedException;

/** Requests the description of an engine without a game. */
public final class EngineProbe {

  private static final Pattern FIELD = Pattern.compile("(\\w+)\\s*=\\s*\"([^\"]*)\"");
  private static final String NAME = "name";

  private EngineProbe() {}

  /**
   * Starts an engine, sends {@code ABOUT} and {@code START}, and stops it. Waits without a limit
   * until the thread is interrupted.
   *
   * @param id its name in messages
   * @param options the values of the options of the player {@code gomocup}
   * @param rules the rules in messages
   * @param size the lines of the board
   * @return its answer to {@code ABOUT} by keys such as {@code name} and {@code version}; free text
   *     has the key {@code name}; empty if it has none
   * @throws RefusedException if an option is invalid, or the program cannot be started, exits or
   *     does not support the protocol
   * @throws InterruptedException if the thread was interrupted
   */
  public static Map<String, String> about(
      String id, Map<String, String> options, String rules, int size) throws InterruptedException {
    EngineSetup setup = EngineSetup.of(id, Settings.of(EngineSetup.OPTIONS, options, 0));
    try (EngineSession session = EngineSession.start(setup)) {
      Map<String, String> about = new LinkedHashMap<>();
      String start = "START " + size;
      EngineReply reply =
          session.executeAfterAbout(
              start,
              other -> {
                if (other instanceof EngineReply.Other echo && echo.line().equals(start)) {
                  throw new RefusedException(
                      "engine-protocol",
                      id + " repeats what it receives, so it is no Gomocup engine",
                      List.of(id, start));
                }
                if (about.isEmpty() && other instanceof EngineReply.Other line) {
                  about.putAll(fields(line.line()));
                }
              });
      GomocupPlayer.checkStarted(id, rules, size, reply);
      return about;
    } catch (PlayerFailedException failed) {
      throw new RefusedException(String.valueOf(failed.getMessage()), failed);
    }
  }

  private static Map<String, String> fields(String line) {
    Map<String, String> fields = new LinkedHashMap<>();
    FIELD
        .matcher(line)
        .results()
        .forEach(field -> fields.put(field.group(1), Printable.of(field.group(2))));
    return fields.isEmpty() ? Map.of(NAME, EngineSession.excerpt(line)) : fields;
  }
}
