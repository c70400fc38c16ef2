import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { FoodForm } from '@foodlog/ui/FoodForm';
import { Field, Form, Formik } from 'formik';
import { useState } from 'react';

/** A form in a dialog of another form: in React, its events reach the form around it. */
export function FormikDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [saved, setSaved] = useState(0);
  const [foods, setFoods] = useState<string[]>([]);
  return (
    <Formik initialValues={{ meal: '' }} onSubmit={() => setSaved((times) => times + 1)}>
      <Form aria-label="Meal">
        <Field name="meal" aria-label="Title" />
        <Button onClick={() => setIsOpen(true)}>Add a food</Button>
        <Button type="submit">Save the meal</Button>
        <output>
          Saved {saved} times: {foods.join(', ')}
        </output>
        <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
          <FoodForm onSubmit={async ({ name }) => setFoods((all) => [...all, name])} />
        </Dialog>
      </Form>
    </Formik>
  );
}
