import { useEffect, useRef, useState } from 'react';

/** Whether an element has been in or near the viewport. Always `true` in browsers without `IntersectionObserver`. */
export function useInView<E extends Element>() {
  const ref = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isSeen || !element) return undefined;
    if (!('IntersectionObserver' in window)) {
      setSeen(true);
      return undefined;
    }
    const observer = new IntersectionObserver(entries => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true), {
      rootMargin: '100px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
}
