package org.phaseline.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.phaseline.server.store.Store;

/** A store in which the reading of whole tables can be held up, and is counted. */
final class SlowStore {

    final AtomicInteger read = new AtomicInteger();
    volatile CountDownLatch held = new CountDownLatch(0);

    Store around(Store store) {
        return (Store) java.lang.reflect.Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (self, method, arguments) -> {
                    if (method.getName().equals("table")) {
                        read.incrementAndGet();
                        assertThat(held.await(60, TimeUnit.SECONDS)).isTrue();
                    }
                    try {
                        return method.invoke(store, arguments);
                    } catch (InvocationTargetException problem) {
                        throw problem.getCause();
                    }
                });
    }
}
