import { greet } from './greet.ts';

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  greet(event.target.elements.name.value, (text) => {
    document.querySelector('output').textContent = text;
  });
});
