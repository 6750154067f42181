package org.gobang.study.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.explorer.ResultCounts;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.Tags;
import org.gobang.record.RecordFiles;
import org.gobang.study.StudyBoards;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameIndexTest {

  private static final int LAST = 5;

  @TempDir private Path folder;
  private GameIndex index;
  private Path file;
  private final AtomicInteger read = new AtomicInteger();

  @BeforeEach
  void open() {
    index = new GameIndex(folder.resolve("index"));
    file = folder.resolve("index/games.index");
  }

  private Path games(String name, List<GameRecord> games) throws IOException {
    return RandomGames.write(folder.resolve(name), games);
  }

  private IndexSummary update(Path... files) {
    read.set(0);
    return index.update(RandomGames.wanted(read, files));
  }

  // ---- The slow reference: compares the stones of every position under every symmetry.

  static Point image(int symmetry, Point point) {
    int c = (symmetry & 1) == 0 ? point.column() : 14 - point.column();
    int r = (symmetry & 2) == 0 ? point.row() : 14 - point.row();
    return (symmetry & 4) == 0 ? new Point(c, r) : new Point(r, c);
  }

  private static Set<String> stones(List<Move> moves, int symmetry) {
    return moves.stream()
        .map(move -> move.stone() + " " + image(symmetry, ((Move.Place) move).point()))
        .collect(Collectors.toSet());
  }

  private static ExploredPosition reference(List<GameRecord> games, Board at) {
    Set<String> stones = stones(at.moves(), 0);
    int[] total = new int[4];
    Map<Set<Point>, int[]> byMove = new HashMap<>();
    List<GameRecord> found = new ArrayList<>();
    for (GameRecord game : games) {
      List<Move> moves = game.follow(game.mainLine()).stream().map(node -> node.move()).toList();
      int ply = at.moves().size();
      if (moves.size() < ply) {
        continue;
      }
      Set<Point> next = new TreeSet<>(Comparator.comparing(Point::toString));
      boolean here = false;
      for (int symmetry = 0; symmetry < 8; symmetry++) {
        if (stones(moves.subList(0, ply), symmetry).equals(stones)) {
          here = true;
          if (moves.size() > ply) {
            next.add(image(symmetry, ((Move.Place) moves.get(ply)).point()));
          }
        }
      }
      int result =
          List.of("black", "draw", "white", "").indexOf(game.tags().getOrDefault(Tags.RESULT, ""));
      if (here) {
        total[result]++;
        found.add(game);
        if (!next.isEmpty()) {
          byMove.computeIfAbsent(next, any -> new int[4])[result]++;
        }
      }
    }
    return new ExploredPosition(
        counts(total),
        byMove.entrySet().stream()
            .map(each -> new ExploredMove(List.copyOf(each.getKey()), counts(each.getValue())))
            .toList(),
        found.stream().map(game -> new ExploredGame(Path.of("any"), 1, game.tags())).toList());
  }

  private static ResultCounts counts(int[] each) {
    return new ResultCounts(each[0], each[1], each[2], each[3]);
  }

  private static Map<Set<Point>, ResultCounts> moves(ExploredPosition found) {
    return found.moves().stream()
        .collect(Collectors.toMap(move -> Set.copyOf(move.points()), ExploredMove::results));
  }

  private static List<String> dates(ExploredPosition found) {
    return found.games().stream()
        .map(game -> game.tags().getOrDefault(Tags.DATE, ""))
        .sorted(Comparator.reverseOrder())
        .limit(LAST)
        .toList();
  }

  private void compare(List<GameRecord> games, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 40; i++) {
      GameRecord any = games.get(random.nextInt(games.size()));
      int ply = random.nextInt(any.mainLine().size() + 1);
      int symmetry = random.nextInt(8);
      Board at = StudyBoards.empty("freestyle");
      for (var node : any.follow(any.mainLine()).subList(0, ply)) {
        at = at.play(image(symmetry, ((Move.Place) node.move()).point()));
      }
      ExploredPosition expected = reference(games, at);
      ExploredPosition found = index.explore(at, LAST);
      assertThat(found.results()).as("%s", at.moves()).isEqualTo(expected.results());
      assertThat(moves(found)).as("%s", at.moves()).isEqualTo(moves(expected));
      assertThat(dates(found)).as("the latest first").isEqualTo(dates(expected));
      assertThat(found.moves())
          .extracting(move -> -move.results().games())
          .as("the most frequent first")
          .isSorted();
    }
  }

  @Test
  void agreesWithASearchOfAllGames() throws IOException {
    List<GameRecord> games = RandomGames.of(300, 1);
    IndexSummary summary = update(games("all.sgf", games));
    assertThat(summary.problems()).isEmpty();
    assertThat(summary.games()).isEqualTo(300);
    assertThat(summary.positions())
        .isEqualTo(games.stream().mapToLong(game -> game.mainLine().size() + 1).sum());
    compare(games, 2);
  }

  @Test
  void readsOnlyChangedFilesAndRemovesMissingOnes() throws IOException {
    List<GameRecord> first = RandomGames.of(60, 3);
    List<GameRecord> second = RandomGames.of(50, 4);
    List<GameRecord> third = RandomGames.of(40, 5);
    Path one = games("one.sgf", first);
    Path two = games("two.sgf", second);
    update(one);
    assertThat(read.get()).isEqualTo(60);
    update(one, two);
    assertThat(read.get()).isEqualTo(50);
    update(one, two);
    assertThat(read.get()).as("no change").isZero();
    compare(joined(first, second), 6);

    games("two.sgf", third);
    Path more = games("more.sgf", second);
    update(one, two, more);
    assertThat(read.get()).isEqualTo(90);
    compare(joined(joined(first, second), third), 7);

    Files.delete(one);
    IndexSummary left = update(two, one, more);
    assertThat(read.get()).isZero();
    assertThat(left.games()).isEqualTo(90);
    assertThat(left.problems()).singleElement().asString().contains("one.sgf");
    compare(joined(second, third), 8);
    assertThat(update().games()).isZero();
  }

  private static List<GameRecord> joined(List<GameRecord> some, List<GameRecord> others) {
    List<GameRecord> all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }

  @Test
  void writesManyPostingsInBlocks() throws IOException {
    List<GameRecord> games = RandomGames.of(120, 9);
    Path[] files = new Path[12];
    for (int i = 0; i < files.length; i++) {
      files[i] = games(i + ".sgf", games.subList(10 * i, 10 * i + 10));
    }
    Files.createDirectories(file.resolveSibling(""));
    new IndexBuilder(file, RandomGames.wanted(read, files), 100).update();
    compare(games, 10);
  }

  @Test
  void findsTheGameAndThePath() throws IOException {
    GameRecord other = RandomGames.game("a1 b1", "Ann");
    GameRecord wanted = RandomGames.game("h8 i9 j8", "Ada");
    Path file = games("g.sgf", List.of(other, wanted));
    update(file);
    ExploredPosition found = index.explore(StudyBoards.after("freestyle", "h8 g7"), LAST);
    assertThat(found.games())
        .containsExactly(new ExploredGame(file, 2, 2, Map.of(Tags.BLACK, "Ada")));
    assertThat(found.moves())
        .containsExactly(
            new ExploredMove(
                List.of(Point.parse("f8"), Point.parse("h6")), new ResultCounts(0, 0, 0, 1)));
    assertThat(index.explore(StudyBoards.after("renju", "h8 g7"), LAST))
        .as("other rules, another position")
        .isEqualTo(ExploredPosition.NONE);
    assertThat(index.explore(StudyBoards.after("freestyle", "h8 pass"), LAST))
        .as("another side to move")
        .isEqualTo(ExploredPosition.NONE);
  }

  @Test
  void countsAWinOnTheBoardAsAResult() throws IOException {
    update(games("g.sgf", List.of(RandomGames.game("h8 a1 i8 b1 j8 c1 k8 a3 l8", "Ada"))));
    assertThat(index.explore(StudyBoards.empty("freestyle"), LAST).results())
        .isEqualTo(new ResultCounts(1, 0, 0, 0));
  }

  @Test
  void reportsUnreadableFilesAndIndexesOthers() throws IOException {
    Path bad = Files.writeString(folder.resolve("bad.sgf"), "nothing");
    Path impossible =
        Files.writeString(
            folder.resolve("impossible.sgf"),
            "(;GM[4]SZ[15];B[hh];W[hh])(;GM[4]SZ[19];B[hh])(;GM[4]SZ[15];B[hh];W[hi])");
    IndexSummary summary = update(bad, impossible);
    assertThat(summary.problems())
        .hasSize(3)
        .anyMatch(problem -> problem.startsWith(bad + ": "))
        .contains(impossible + ", game 1: h8 is occupied")
        .anyMatch(problem -> problem.startsWith(impossible + ", game 2: "));
    assertThat(summary.games()).isEqualTo(2);
    assertThat(index.explore(StudyBoards.after("freestyle", "h8"), LAST).results().games())
        .isEqualTo(2);
    assertThat(update(bad, impossible).problems())
        .as("a board may have been added")
        .isNotEmpty()
        .allMatch(problem -> problem.startsWith(impossible + ", game "));
    assertThat(index.explore(StudyBoards.after("freestyle", "h8"), LAST).results().games())
        .isEqualTo(2);
  }

  @Test
  void readsFilesAgainWithOtherDefaultRules() throws IOException {
    Path file = Files.writeString(folder.resolve("g.txt"), "h8 i9");
    update(file);
    assertThat(index.explore(StudyBoards.empty("freestyle"), LAST).results().games()).isEqualTo(1);
    ReadDefaults renju = new ReadDefaults("renju", 15, any -> true, true);
    index.update(RandomGames.wanted(read, renju, file));
    assertThat(index.explore(StudyBoards.empty("freestyle"), LAST).results().games()).isZero();
    assertThat(index.explore(StudyBoards.empty("renju"), LAST).results().games()).isEqualTo(1);
  }

  @Test
  void replacesADamagedOrForeignIndex() throws IOException {
    List<GameRecord> games = RandomGames.of(50, 11);
    Path source = games("g.sgf", games);
    update(source);
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(12);
    for (int i = 0; i < 60; i++) {
      byte[] damaged =
          i % 3 == 0 ? Arrays.copyOf(whole, random.nextInt(whole.length)) : whole.clone();
      if (i % 3 != 0) {
        damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
      }
      Files.write(file, damaged);
      index.explore(StudyBoards.after("freestyle", "h8"), LAST);
      update(source);
      assertThat(read.get()).isEqualTo(50);
      assertThat(file).hasBinaryContent(whole);
    }
    Files.writeString(
        file, "no index at all, but some text that is longer than the trailer of one");
    assertThat(index.explore(StudyBoards.empty("freestyle"), LAST))
        .isEqualTo(ExploredPosition.NONE);
    update(source);
    compare(games, 13);
  }

  @Test
  void resumesACancelledUpdate() throws IOException {
    List<GameRecord> games = RandomGames.of(30, 14);
    Path one = games("one.sgf", games.subList(0, 10));
    Path two = games("two.sgf", games.subList(10, 30));
    WantedGames all = RandomGames.wanted(read, one, two);
    WantedGames cancelled =
        new WantedGames(
            all.files(),
            all.reader(),
            all.boards(),
            all.language(),
            now -> read.set(now.games()),
            () -> read.get() > 14);
    assertThat(index.update(cancelled).games()).isEqualTo(15);
    update(one, two);
    assertThat(read.get()).as("partly read files are read again").isEqualTo(20);
    compare(games, 15);
  }

  @Test
  void reportsTheProgressOfAnUpdate() throws IOException {
    Path one = games("one.sgf", RandomGames.of(3, 1));
    Path two = games("two.sgf", RandomGames.of(5, 2));
    update(one);
    WantedGames all = RandomGames.wanted(read, one, two);
    List<IndexProgress> said = new ArrayList<>();
    index.update(
        new WantedGames(
            all.files(), all.reader(), all.boards(), all.language(), said::add, () -> false));
    assertThat(said).hasSize(6);
    assertThat(said.get(0)).isEqualTo(new IndexProgress(1, 0, Files.size(two)));
    assertThat(said.get(5)).isEqualTo(new IndexProgress(5, Files.size(two), Files.size(two)));
  }

  @Test
  void allowsOneUpdateAndConcurrentReaders() throws IOException {
    List<GameRecord> games = RandomGames.of(20, 16);
    Path first = games("one.sgf", games);
    Path second = games("two.sgf", RandomGames.of(20, 17));
    update(first);
    WantedGames all = RandomGames.wanted(read, first, second);
    GameIndex other = new GameIndex(folder.resolve("index"));
    WantedGames during =
        new WantedGames(
            all.files(),
            all.reader(),
            (rules, start) -> {
              compare(games, 18);
              assertThatThrownBy(() -> other.update(all))
                  .isInstanceOfSatisfying(
                      RefusedException.class,
                      refused -> assertThat(refused.kind()).isEqualTo(Explorer.BUSY));
              return RandomGames.board(rules, start);
            },
            Locale.ENGLISH,
            now -> read.set(now.games()),
            () -> false);
    IndexSummary summary = index.update(during);
    assertThat(summary.problems()).isEmpty();
    assertThat(summary.games()).isEqualTo(40);
  }

  @Test
  void deletesTemporaryFilesNotInUse() throws IOException {
    Path kept = Files.createDirectories(folder.resolve("index"));
    String id = ".9a3f6a1e-1f0c-4c53-9b7d-0a4b7c3d2e1f";
    Path ofUpdate = Files.writeString(kept.resolve(".games.index" + id), "");
    Path ofImport = Files.writeString(kept.resolve(".imports.json" + id), "");
    Path old = Files.writeString(kept.resolve(".games.known" + id), "");
    Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
    update();
    assertThat(ofUpdate).doesNotExist();
    assertThat(ofImport).exists();
    assertThat(old).doesNotExist();
  }

  @Test
  void namesTheFileOfAFailedUpdate() throws IOException {
    Files.writeString(folder.resolve("index"), "a file in place of the folder");
    assertThatThrownBy(() -> update())
        .isInstanceOf(RefusedException.class)
        .hasMessage(
            folder.resolve("index") + ": cannot be written: a file with this name already exists");
  }

  @Test
  void keepsTheListOfImports() throws IOException {
    Path kept = folder.resolve("kept");
    Path games = Files.createDirectories(folder.resolve("games"));
    assertThatThrownBy(() -> importing(kept, games)).hasMessageContaining("games: ");
    assertThatThrownBy(() -> importing(kept, folder.resolve("none"))).hasMessageContaining("none");
    Path one = games("games/one.sgf", RandomGames.of(1, 19));
    importing(kept, games);
    Path two = games("games/two.sgf", RandomGames.of(1, 20));
    List<String> problems = new ArrayList<>();
    ImportList read = ImportList.read(kept, any -> false);
    assertThat(read.files(RecordFiles.BUNDLED, Locale.ENGLISH, problems::add))
        .containsOnlyKeys(one.toAbsolutePath(), two.toAbsolutePath())
        .allSatisfy((path, how) -> assertThat(how.defaults().rules()).isEqualTo("freestyle"));
    assertThat(problems).isEmpty();
    Files.writeString(kept.resolve("imports.json"), "{");
    assertThatThrownBy(() -> ImportList.read(kept, any -> false))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("imports.json");
  }

  @Test
  void keepsTheCriteriaOfAFile() throws IOException {
    Path kept = folder.resolve("kept");
    Path one = games("one.sgf", RandomGames.of(1, 19));
    GameSource source =
        new GameSource(
            RandomGames.DEFAULTS.withCharset(StandardCharsets.ISO_8859_1),
            new GameCriteria("Ada", "kagetsu", "2000-2009"));
    ImportList.add(kept, List.of(one), source, RecordFiles.BUNDLED, Locale.ENGLISH);
    GameSource read =
        Objects.requireNonNull(
            ImportList.read(kept, any -> false)
                .files(RecordFiles.BUNDLED, Locale.ENGLISH, problem -> {})
                .get(one.toAbsolutePath()));
    assertThat(read.criteria()).isEqualTo(source.criteria());
    assertThat(read.defaults().charset()).contains(StandardCharsets.ISO_8859_1);
  }

  @Test
  void supportsConcurrentImports() throws Exception {
    Path kept = folder.resolve("kept");
    int importers = 8;
    CyclicBarrier together = new CyclicBarrier(importers);
    ExecutorService threads = Executors.newFixedThreadPool(importers);
    try {
      List<Future<?>> imports = new ArrayList<>();
      for (int i = 0; i < importers; i++) {
        Path game = games("one" + i + ".sgf", RandomGames.of(1, i));
        imports.add(
            threads.submit(
                () -> {
                  together.await();
                  importing(kept, game);
                  return null;
                }));
      }
      for (Future<?> each : imports) {
        each.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(
            ImportList.read(kept, any -> false)
                .files(RecordFiles.BUNDLED, Locale.ENGLISH, problem -> {}))
        .hasSize(importers);
  }

  private static void importing(Path kept, Path path) {
    ImportList.add(
        kept,
        List.of(path),
        GameSource.all(RandomGames.DEFAULTS),
        RecordFiles.BUNDLED,
        Locale.ENGLISH);
  }
}
