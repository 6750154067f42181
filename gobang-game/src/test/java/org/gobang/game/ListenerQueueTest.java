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

class ListenerQueueTest {

  private final ExecutorService executor = HostThreads.executor();
  private final List<Integer> received = new CopyOnWriteArrayList<>();
  private final ListenerQueue<List<Integer>> queue = new ListenerQueue<>(received, executor);

  @AfterEach
  void end() {
    executor.shutdownNow();
  }

  private CountDownLatch stuck() {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    queue.add(
        list -> {
          begun.countDown();
          Await.stubbornly(release);
        });
    Await.of(begun);
    return release;
  }

  private void await(int last) {
    Await.until(() -> received.contains(last));
  }

  @Test
  void keepsTheOrder() {
    List<Integer> all = IntStream.range(0, 5000).boxed().toList();
    all.forEach(i -> queue.add(list -> list.add(i)));
    await(4999);
    assertThat(received).isEqualTo(all);
  }

  @Test
  void deliversOneEventAtATime() {
    List<Integer> unguarded = new ArrayList<>();
    ListenerQueue<List<Integer>> other = new ListenerQueue<>(unguarded, executor);
    IntStream.range(0, 5000).parallel().forEach(i -> other.add(list -> list.add(i)));
    other.add(list -> received.add(list.size()));
    await(5000);
  }

  @Test
  void completesWhenAllEventsAreDelivered() {
    assertThat(queue.drained()).isDone();
    CountDownLatch release = stuck();
    queue.add(list -> list.add(1));
    CompletableFuture<Void> drained = queue.drained();
    assertThat(drained).isNotDone();
    release.countDown();
    drained.join();
    assertThat(received).containsExactly(1);
  }

  @Test
  void isEmptyAfterItIsClosed() {
    CountDownLatch release = stuck();
    CompletableFuture<Void> drained = queue.drained();
    queue.close();
    assertThat(drained).isDone();
    release.countDown();
  }

  @Test
  void continuesAfterAFailure() {
    queue.add(
        list -> {
          throw new StackOverflowError("pretended");
        });
    queue.add(list -> list.add(1));
    await(1);
  }

  @Test
  void dropsOnlyTheOldestDroppableEvents() {
    CountDownLatch release = stuck();
    queue.add(list -> list.add(-1));
    IntStream.range(0, 1010).forEach(i -> queue.addDroppable(list -> list.add(i)));
    queue.add(list -> list.add(-2));
    release.countDown();
    await(-2);
    assertThat(received).hasSize(1002).startsWith(-1, 10, 11).endsWith(1009, -2);
  }

  @Test
  void deliversNothingAfterItIsClosed() {
    CountDownLatch release = stuck();
    queue.add(list -> list.add(1));
    queue.close();
    queue.add(list -> list.add(2));
    release.countDown();
    ListenerQueue<List<Integer>> other = new ListenerQueue<>(received, executor);
    other.add(list -> list.add(3));
    await(3);
    assertThat(received).containsExactly(3);
  }
}
