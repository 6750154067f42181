package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MailboxTest {

  private final ExecutorService crew = Crew.gather();
  private final List<Integer> told = new CopyOnWriteArrayList<>();
  private final Mailbox<List<Integer>> mailbox = new Mailbox<>(told, crew);

  @AfterEach
  void end() {
    crew.shutdownNow();
  }

  private CountDownLatch stuck() {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    mailbox.tell(
        list -> {
          begun.countDown();
          Await.stubbornly(release);
        });
    Await.of(begun);
    return release;
  }

  private void await(int last) {
    Await.until(() -> told.contains(last));
  }

  @Test
  void keepsTheOrder() {
    List<Integer> all = IntStream.range(0, 5000).boxed().toList();
    all.forEach(i -> mailbox.tell(list -> list.add(i)));
    await(4999);
    assertThat(told).isEqualTo(all);
  }

  @Test
  void tellsOneThingAtATime() {
    List<Integer> unguarded = new ArrayList<>();
    Mailbox<List<Integer>> other = new Mailbox<>(unguarded, crew);
    IntStream.range(0, 5000).parallel().forEach(i -> other.tell(list -> list.add(i)));
    other.tell(list -> told.add(list.size()));
    await(5000);
  }

  @Test
  void saysWhenAllWasTold() {
    assertThat(mailbox.drained()).isDone();
    CountDownLatch release = stuck();
    mailbox.tell(list -> list.add(1));
    CompletableFuture<Void> drained = mailbox.drained();
    assertThat(drained).isNotDone();
    release.countDown();
    drained.join();
    assertThat(told).containsExactly(1);
  }

  @Test
  void hasNothingMoreToTellOnceItIsClosed() {
    CountDownLatch release = stuck();
    CompletableFuture<Void> drained = mailbox.drained();
    mailbox.close();
    assertThat(drained).isDone();
    release.countDown();
  }

  @Test
  void goesOnAfterAFailure() {
    mailbox.tell(
        list -> {
          throw new StackOverflowError("pretended");
        });
    mailbox.tell(list -> list.add(1));
    await(1);
  }

  @Test
  void letsTheOldestNewsMakeWayAndNothingElse() {
    CountDownLatch release = stuck();
    mailbox.tell(list -> list.add(-1));
    IntStream.range(0, 1010).forEach(i -> mailbox.tellNews(list -> list.add(i)));
    mailbox.tell(list -> list.add(-2));
    release.countDown();
    await(-2);
    assertThat(told).hasSize(1002).startsWith(-1, 10, 11).endsWith(1009, -2);
  }

  @Test
  void tellsNothingOnceItIsClosed() {
    CountDownLatch release = stuck();
    mailbox.tell(list -> list.add(1));
    mailbox.close();
    mailbox.tell(list -> list.add(2));
    release.countDown();
    Mailbox<List<Integer>> other = new Mailbox<>(told, crew);
    other.tell(list -> list.add(3));
    await(3);
    assertThat(told).containsExactly(3);
  }
}
