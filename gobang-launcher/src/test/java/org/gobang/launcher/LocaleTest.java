package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The independence of machine-readable output from the language, digits and calendar. */
class LocaleTest {

  @TempDir private Path folder;

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zh-CN",
        "ar-EG",
        "tr-TR",
        "fa-IR",
        "hi-IN-u-nu-deva",
        "th-TH-u-ca-buddhist-nu-thai"
      })
  void answersDoNotDependOnTheLanguage(String tag) throws IOException {
    Locale.setDefault(Locale.ENGLISH);
    Map<String, String> english = answers(folder.resolve("en"));
    Locale.setDefault(Locale.forLanguageTag(tag));
    answers(folder.resolve("other"))
        .forEach((what, answer) -> assertThat(answer).as(what).isEqualTo(english.get(what)));
  }

  /** Returns the output by command and the contents of written files by name. */
  private static Map<String, String> answers(Path run) throws IOException {
    Map<String, String> answers = new TreeMap<>();
    String moves = " --moves h8h9i10 ";
    for (String line :
        List.of(
            "plugins --json",
            "engines --json",
            "position --json --board renju --moves h8h9i9i10j10k11j8h10g7",
            "position --json --size 19" + moves,
            "analyze --json --player live-sleep" + moves,
            "position --moves h8h8",
            "position --stdin")) {
      Run answer = Run.of(line.strip().split(" +"));
      answers.put(line, answer.status() + answer.out() + answer.err());
    }
    String match = "arena --player runs --player shapes --games 4 --nodes 1 --seed 3 --json --out ";
    answers.put("arena", Run.of((match + run).split(" ")).out());
    String brain = "START 15\nTURN 7,7\nEND\n";
    String played;
    do {
      played = Run.fed(brain, "brain", "--player", "runs").out();
      // END cancels a running search.
    } while (played.equals("OK\n"));
    answers.put("brain", played);
    Path psq = run.resolve("game.psq");
    Run.of("convert", run.resolve("games/000001.sgf").toString(), psq.toString());
    // The last number of a move is its time.
    answers.put("psq", Files.readString(psq).replaceAll("(?m),[0-9]+$", ""));
    answers.put("run.json", Files.readString(run.resolve("run.json")));
    try (Stream<Path> games = Files.list(run.resolve("games"))) {
      games.forEach(game -> answers.put(game.getFileName().toString(), ""));
    }
    return answers;
  }
}
