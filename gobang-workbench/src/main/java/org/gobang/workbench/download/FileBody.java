package org.gobang.workbench.download;

import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;
import org.gobang.api.RefusedException;
import org.gobang.workbench.platform.HostTexts;
import org.jspecify.annotations.Nullable;

/** Writes the body of a response to a file, up to a size limit. */
final class FileBody implements BodySubscriber<Path> {

  private final Path file;
  private final long limit;
  private final CompletableFuture<Path> body = new CompletableFuture<>();
  private volatile long received;
  private @Nullable FileChannel channel;
  private @Nullable Subscription subscription;

  FileBody(Path file, long limit) {
    this.file = file;
    this.limit = limit;
  }

  /** Returns the number of bytes received. */
  long received() {
    return received;
  }

  @Override
  public CompletionStage<Path> getBody() {
    return body;
  }

  @Override
  public synchronized void onSubscribe(Subscription given) {
    subscription = given;
    try {
      channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      given.request(1);
    } catch (IOException e) {
      fail(e);
    }
  }

  @Override
  public synchronized void onNext(List<ByteBuffer> buffers) {
    FileChannel out = channel;
    Subscription source = subscription;
    if (out == null || source == null) {
      return;
    }
    try {
      for (ByteBuffer bytes : buffers) {
        received += bytes.remaining();
        if (received > limit) {
          fail(new RefusedException(HostTexts.of("download.large", file.getFileName(), limit)));
          return;
        }
        while (bytes.hasRemaining()) {
          out.write(bytes);
        }
      }
      source.request(1);
    } catch (IOException e) {
      fail(e);
    }
  }

  private void fail(Exception why) {
    close();
    if (subscription != null) {
      subscription.cancel();
    }
    body.completeExceptionally(why);
  }

  @Override
  public void onError(Throwable failure) {
    close();
    body.completeExceptionally(failure);
  }

  @Override
  public void onComplete() {
    close();
    body.complete(file);
  }

  /** Closes the file. Later bytes are dropped. */
  synchronized void close() {
    FileChannel open = channel;
    channel = null;
    if (open != null) {
      try {
        open.close();
      } catch (IOException e) {
        body.completeExceptionally(e);
      }
    }
  }
}
