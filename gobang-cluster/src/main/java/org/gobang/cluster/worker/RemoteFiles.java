package org.gobang.cluster.worker;

import jakarta.jms.BytesMessage;
import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import jakarta.jms.TemporaryQueue;
import jakarta.jms.TextMessage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterTexts;
import org.gobang.cluster.broker.Queues;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.SharedFile;
import org.gobang.cluster.message.ClusterMessageJson;
import org.gobang.cluster.message.FileRequest;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.TextDigest;

/** Downloads files from the coordinator in parts. Used by one thread. */
final class RemoteFiles implements RunJoiner.FileSource, AutoCloseable {

  /** The time limit for a piece. */
  private static final Duration LONGEST = Duration.ofSeconds(30);

  private final Session session;
  private final TemporaryQueue answers;
  private final MessageConsumer consumer;
  private final MessageProducer producer;

  RemoteFiles(Connection connection, String run) throws JMSException {
    session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
    answers = session.createTemporaryQueue();
    consumer = session.createConsumer(answers);
    producer = Queues.producer(session, Queues.files(run));
  }

  @Override
  public void fetch(SharedFile file, Path target) throws InterruptedException {
    MessageDigest digest = TextDigest.sha256();
    try (OutputStream out = Files.newOutputStream(target)) {
      long at = 0;
      while (at < file.size()) {
        byte[] piece = piece(file, at);
        if (piece.length == 0 || piece.length > file.size() - at) {
          throw ClusterTexts.refused("file.other", file.name());
        }
        digest.update(piece);
        out.write(piece);
        at += piece.length;
      }
    } catch (IOException e) {
      throw FileErrors.unwritable(target, e);
    } catch (JMSException e) {
      if (Thread.interrupted() || e.getCause() instanceof InterruptedException) {
        throw new InterruptedException();
      }
      throw new RefusedException(
          ClusterTexts.of("file.failed", file.name(), String.valueOf(e.getMessage())), e);
    }
    if (!HexFormat.of().formatHex(digest.digest()).equals(file.sha256())) {
      throw ClusterTexts.refused("file.other", file.name());
    }
  }

  private byte[] piece(SharedFile file, long offset) throws JMSException {
    TextMessage request =
        session.createTextMessage(ClusterMessageJson.write(new FileRequest(file.sha256(), offset)));
    request.setJMSReplyTo(answers);
    producer.send(request);
    Message answer = consumer.receive(LONGEST.toMillis());
    if (answer == null) {
      throw new UnansweredException(file.name() + ": the coordinator did not send it");
    }
    if (!(answer instanceof BytesMessage bytes) || bytes.getBodyLength() > FileRequest.PIECE) {
      throw ClusterTexts.refused("file.no-piece", file.name());
    }
    byte[] piece = new byte[(int) bytes.getBodyLength()];
    bytes.readBytes(piece);
    return piece;
  }

  @Override
  public void close() throws JMSException {
    consumer.close();
    answers.delete();
    session.close();
  }
}
