package org.gobang.engines.isolated;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Ending;
import org.gobang.engines.process.Family;
import org.gobang.game.BoardSource;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerSource;
import org.gobang.game.Reply;
import org.gobang.game.StopSignal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The other end of an isolated player: makes the real one and hands on what it answers. The process
 * it runs in serves this one player and no other purpose.
 */
public final class Worker {

  private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

  private final BoardSource boards;
  private final PlayerSource players;
  private final PrintStream out;
  private final ExecutorService asker =
      Executors.newSingleThreadExecutor(
          code -> {
            Thread thread = new Thread(code, "gobang-worker");
            thread.setDaemon(true);
            return thread;
          });

  private @Nullable GuardedPlayer player;
  private StopSignal stop = new StopSignal();

  private Worker(BoardSource boards, PlayerSource players, PrintStream out) {
    this.boards = boards;
    this.players = players;
    this.out = out;
  }

  /**
   * Serves until the input ends, then ends the player and all that it started. Where the player
   * does not end, its threads are left behind: the process is to be ended.
   *
   * @param in what the application says
   * @param out what the application hears: nobody else is to write there
   * @param boards where boards come from
   * @param players where players come from
   * @throws IOException if the input breaks
   */
  public static void serve(
      InputStream in, PrintStream out, BoardSource boards, PlayerSource players)
      throws IOException {
    new Worker(boards, players, out).serve(in);
  }

  private void serve(InputStream in) throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      obey(MessageText.read(line));
    }
    asker.shutdownNow();
    close();
    Family.endMyChildren();
  }

  private void obey(Message message) {
    if (message instanceof Message.Create create) {
      asker.execute(() -> create(create));
    } else if (message instanceof Message.Choose choose) {
      StopSignal ofThisQuestion = new StopSignal();
      stop = ofThisQuestion;
      asker.execute(() -> choose(choose, ofThisQuestion));
    } else if (message instanceof Message.Stop) {
      stop.request();
    }
  }

  private void create(Message.Create create) {
    try {
      set(GuardedPlayer.create(players.player(create.who()), create.position().on(boards)));
      say(new Message.Ready());
    } catch (RefusedException refused) {
      say(new Message.Refused(String.valueOf(refused.getMessage())));
    } catch (Throwable thrown) {
      LOG.warn("A board failed before the game", thrown);
      say(new Message.Refused("the board failed: " + thrown.getClass().getName()));
    }
  }

  private void choose(Message.Choose choose, StopSignal stop) {
    int number = choose.number();
    try {
      Reply reply =
          player()
              .ask(
                  choose.position().on(boards),
                  choose.budget(),
                  choose.lines(),
                  stop,
                  insight -> say(new Message.Report(number, insight)));
      say(answer(number, reply));
    } catch (Throwable thrown) {
      LOG.warn("A board failed under a player", thrown);
      String words = "the board failed: " + thrown.getClass().getName();
      say(new Message.Failure(number, Ending.CRASHED, words));
    }
  }

  /** Whether a move is legal the application judges for itself. */
  private static Message answer(int number, Reply reply) {
    if (reply instanceof Reply.Chosen chosen) {
      return new Message.Answer(number, chosen.point());
    }
    Reply.Failed failed = (Reply.Failed) reply;
    return failed
        .tried()
        .<Message>map(tried -> new Message.Answer(number, tried.point()))
        .orElseGet(() -> new Message.Failure(number, failed.ending(), failed.words()));
  }

  private void say(Message message) {
    String line = MessageText.write(message);
    synchronized (out) {
      out.println(line);
      out.flush();
    }
  }

  private synchronized void set(GuardedPlayer made) {
    player = made;
  }

  private synchronized GuardedPlayer player() {
    if (player == null) {
      throw new IllegalStateException("asked for a move before it was to make a player");
    }
    return player;
  }

  private void close() {
    GuardedPlayer closing;
    synchronized (this) {
      closing = player;
    }
    if (closing != null) {
      closing.close();
    }
  }
}
