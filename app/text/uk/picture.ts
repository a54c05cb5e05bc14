import type { Messages } from "../language";

export const picture: Messages = {
  "Copy as picture": "Копіювати як зображення",
  "Copy as picture…": "Копіювати як зображення…",
  "There is no decision to draw yet. Select a time in the figures first.":
    "Поки що немає рішення, яке можна намалювати. Спершу виберіть час на графіках.",
  "The lesson’s question covers this run. Answer it first.": "Запитання уроку приховує цей прогін. Спершу дайте відповідь.",
  "The manifest is not valid. The picture is of the last run with a valid manifest.":
    "Маніфест недійсний. Зображення показує останній прогін із дійсним маніфестом.",
  "The picture: {0}": "Зображення: {0}",
  // The choices
  Shows: "Показує",
  Decisions: "Рішення",
  Colours: "Кольори",
  Light: "Світлі",
  Dark: "Темні",
  Size: "Розмір",
  "Your own": "Власний",
  Width: "Ширина",
  Height: "Висота",
  "{0} to {1} px": "від {0} до {1} px",
  px: "px",
  "px; its parts need a height of {0} px": "px; його частинам потрібна висота {0} px",
  "{0} × {1} has no room for: {2}.": "У {0} × {1} не вміщається: {2}.",
  "Make the picture higher": "Зробити зображення вищим",
  // Taking it along
  "Copy picture": "Копіювати зображення",
  "Picture copied": "Зображення скопійовано",
  "This browser does not let the page copy a picture. Save the PNG instead.":
    "Цей браузер не дозволяє сторінці копіювати зображення. Натомість збережіть PNG.",
  "Save PNG": "Зберегти PNG",
  "PNG saved": "PNG збережено",
  "Save SVG": "Зберегти SVG",
  "SVG saved": "SVG збережено",
  "This browser could not draw the picture. A smaller size may work, or the SVG.":
    "Цей браузер не зміг намалювати зображення. Можливо, вдасться з меншим розміром або у форматі SVG.",
  // The loop
  Loop: "Циклічна анімація",
  "The changes around this decision as a silent GIF of a few seconds. GitHub, chats and slides play it.":
    "Зміни навколо цього рішення як німий GIF на кілька секунд. Його відтворюють GitHub, чати й слайди.",
  "Draw the loop": "Намалювати анімацію",
  "Drawing the loop": "Анімація малюється",
  "The loop: the changes around this decision, one after the other": "Анімація: зміни навколо цього рішення, одна за одною",
  "Save GIF, {0}": "Зберегти GIF, {0}",
  "The loop could not be drawn. Try again, or choose a smaller size.":
    "Анімацію не вдалося намалювати. Спробуйте ще раз або виберіть менший розмір.",
  "The loop is ready: {0}": "Анімація готова: {0}",
  // In the picture
  "{0}, at {1}": "{0}, о {1}",
};
